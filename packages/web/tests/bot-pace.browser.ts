import type { Page } from '@playwright/test'
import { axeViolations } from './axe-violations.ts'
import { brokenLayout } from './broken-layout.ts'
import { expect, Player, test } from './fixtures.ts'

async function choosesPace(page: Page, pace: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitemradio', { name: pace }).click()
}

test('what bots do is shown step by step where one wants it so, with the keyboard alone, and at once where not', async ({
  page,
}) => {
  const player = new Player(page)
  await player.playsAgainstBots('Tic-tac-toe')
  await choosesPace(page, 'Step by step')
  const marks = page.getByRole('img', { name: /, O$/ })
  await player.cell('b2').click()
  const card = page.getByRole('region', { name: 'What the bots did' })
  await expect(card).toContainText('One more thing to see')
  await expect(player.mark('b2', 'X')).toBeVisible()
  await expect(marks).toHaveCount(0)
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('n')
  await expect(marks).toHaveCount(1)
  await expect(card).toBeHidden()
  await page.reload()
  await expect(player.request).toBeVisible()
  await page
    .getByRole('button', { name: /, empty$/ })
    .first()
    .click()
  await expect(card, 'the browser keeps the choice').toBeVisible()
  await choosesPace(page, 'Instant')
  await expect(marks).toHaveCount(2)
})

test('what the others did since one’s last turn is stepped through on the board, with the keyboard alone', async ({
  page,
}) => {
  const player = new Player(page)
  await player.playsAgainstBots('Tic-tac-toe')
  await player.cell('b2').click()
  await expect(page.getByRole('img', { name: /, O$/ })).toHaveCount(1)
  await page.keyboard.press('l')
  const axis = page.getByRole('slider', { name: /moment/i })
  await expect(axis).toHaveAttribute('aria-valuenow', '1')
  await expect(player.mark('b2', 'X')).toBeVisible()
  await expect(page.getByRole('img', { name: /, O$/ })).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('img', { name: /, O$/ })).toHaveCount(1)
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('n')
  await expect(player.request).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('what the others did since one’s last turn is stepped through on the board', async ({ page }) => {
    const player = new Player(page)
    await player.playsAgainstBots('Tic-tac-toe')
    await player.cell('b2').click()
    const theirs = page.getByRole('img', { name: /, O$/ })
    await expect(theirs).toHaveCount(1)
    await page.getByRole('button', { name: 'Log' }).click()
    await page.getByRole('button', { name: 'Since my last turn' }).click()
    await expect(page.getByText('Looking back', { exact: true })).toBeVisible()
    await expect(theirs).toHaveCount(0)
    expect(await brokenLayout(page)).toEqual([])
    await page.getByRole('button', { name: 'Answer on' }).click()
    await expect(theirs).toHaveCount(1)
    await page.getByRole('button', { name: /back to now/ }).click()
    await expect(player.request).toBeVisible()
  })
})

test('a bot is called by its level and a name of its own, on its plate and in the log, and its plate says what is behind it', async ({
  page,
}) => {
  const player = new Player(page)
  await player.playsAgainstBots('Tic-tac-toe')
  await player.cell('b2').click()
  await expect(player.log).toContainText('Fair Nora')
  const plate = page.getByRole('list', { name: 'Players' }).getByRole('button', { name: /Fair Nora/ })
  await plate.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('Fair bot. Takes what looks best at the moment, at once.')
  expect(await axeViolations(page, '[role="dialog"]')).toEqual([])
})
