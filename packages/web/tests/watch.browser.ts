import type { Page } from '@playwright/test'
import { axeViolations } from './axe-violations.ts'
import { expect, test } from './fixtures.ts'

async function wantsToWatch(page: Page, game: string, bots: readonly string[], pace: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Open a table of your own' }).click()
  const form = page.getByRole('dialog', { name: 'Open a table' })
  await form.getByLabel('Game').selectOption(game)
  await form.getByLabel('Your place').selectOption('You watch bots play')
  for (const [seat, bot] of bots.entries()) await form.getByLabel(`Seat ${seat + 1}`, { exact: true }).selectOption(bot)
  await form.getByLabel('Pace').selectOption({ label: pace })
  expect(await axeViolations(page)).toEqual([])
  await form.getByRole('button', { name: 'Watch them play' }).click()
}

const axis = (page: Page) => page.getByRole('slider', { name: /moment/i })

test('bots play in all seats while somebody watches step by step, through any eyes, and the game is reviewed like any other', async ({
  page,
}) => {
  await wantsToWatch(page, 'Tic-tac-toe', ['random', 'fair'], 'Step by step: you press for every answer')
  await expect(axis(page)).toBeVisible()
  await expect(axis(page)).toHaveAttribute('aria-valuenow', '0')
  await page.getByRole('button', { name: 'Answer on' }).click()
  await expect(axis(page)).toHaveAttribute('aria-valuenow', '1')
  // Over by now, though only its first answer has been looked at.
  await expect(page.getByRole('link', { name: /Review/ })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: /Review/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/review/)
})

test('at an instant pace the end is there at once, and at a brisk one it is walked to by itself', async ({ page }) => {
  await wantsToWatch(page, 'Sealed Auction', ['random', 'random', 'random'], 'Instant: always the newest moment')
  await expect(axis(page)).toBeVisible()
  await expect
    .poll(
      async () => (await axis(page).getAttribute('aria-valuenow')) === (await axis(page).getAttribute('aria-valuemax')),
    )
    .toBe(true)
  await wantsToWatch(page, 'Tic-tac-toe', ['random', 'random'], 'Brisk: two turns a second')
  await expect(axis(page)).toBeVisible()
  await expect.poll(async () => Number(await axis(page).getAttribute('aria-valuenow'))).toBeGreaterThan(2)
})

test('a table that no bots can be seated at says what to do', async ({ page }) => {
  await page.goto('/watch?game=tic-tac-toe&agents=fair,nobody')
  await expect(page.getByRole('alert')).toContainText('Tic-tac-toe has no bot “nobody”. It has random')
  await page.getByRole('link', { name: 'Back to the lobby' }).click()
  await expect(page).toHaveURL('/')
})
