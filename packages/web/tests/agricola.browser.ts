import type { Locator, Page } from '@playwright/test'
import { axeViolations } from './axe-violations.ts'
import { chooseSomething } from './choose-something.ts'
import { expect, Player, test } from './fixtures.ts'

const MOST_ANSWERS = 16

test('Agricola is played on the board itself: people sent out, a pasture fenced edge by edge, and a sheep let go', async ({
  page,
}) => {
  const player = new Player(page)
  await farmsAlone(page)
  await expect(player.request.getByRole('heading', { name: 'Place a person' })).toBeVisible()
  const fences = player.request.getByRole('heading', { name: 'Build fences' })
  await sendsPeopleUntil(player, fences, ['fencing', 'forest', 'day-laborer', 'fishing', 'clay-pit'])

  await page.getByRole('button', { name: 'Enclose row 1, column 5' }).click()
  await page.reload()
  await expect(player.request.getByText('One new pasture: all closed.')).toBeVisible()
  const above = page.getByRole('button', { name: 'Above row 1, column 5' })
  await above.click()
  await expect(player.request.getByText('One gap is open.')).toBeVisible()
  await expect(player.request.getByRole('button', { name: 'Build 3 fences' })).toHaveAttribute('aria-disabled')
  expect(await axeViolations(page, '.agricola', '.request-panel')).toEqual([])

  await page.keyboard.press('u')
  await expect(above).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('c')
  await expect(player.log.getByText('You build 4 fences')).toBeVisible()
  await expect(page.getByRole('img', { name: 'row 1, column 5: pasture, no animals of 2' })).toBeVisible()

  const move = page.getByRole('button', { name: 'Move animals' })
  await sendsPeopleUntil(player, move, ['sheep-market', 'day-laborer', 'fishing', 'forest'])
  await move.click()
  await player.request.getByRole('button', { name: 'Pasture of 1 cell' }).click()
  await expect(player.request.getByText('Choose where 1 sheep goes.')).toBeVisible()
  await player.request.getByRole('button', { name: 'Let go' }).click()
  await page.reload()
  await player.request.getByRole('button', { name: 'Let 1 sheep go' }).click()
  await expect(player.log.getByText('You let 1 sheep go').first()).toBeVisible()
})

/** A table without the others and without a hand: chance is only in the order of the round cards. */
async function farmsAlone(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Open a table of your own' }).click()
  await page.getByLabel('Game', { exact: true }).selectOption('Agricola')
  await page.getByLabel('Seats').selectOption('You alone')
  await page.getByLabel('Cards', { exact: true }).selectOption('Family game, without a hand')
  await page.getByRole('button', { name: 'Open this table' }).click()
}

/** Sends people to the first of these spaces that is open, until something is there to be seen. */
async function sendsPeopleUntil(player: Player, seen: Locator, spaces: readonly string[]): Promise<void> {
  for (let answer = 0; answer < MOST_ANSWERS && !(await seen.isVisible()); answer++) await sendsSomebody(player, spaces)
  await expect(seen).toBeVisible()
}

async function sendsSomebody({ page, request }: Player, spaces: readonly string[]): Promise<void> {
  const panel = page.locator('.request-panel')
  const asked = (await panel.getAttribute('data-asked')) ?? ''
  if (!(await request.getByRole('heading', { name: 'Place a person' }).isVisible())) {
    await chooseSomething(page)
    return
  }
  const open = (space: string) => page.locator(`.ag-space[data-place="space:${space}"][data-state="choosable"]`)
  for (const space of spaces) {
    if ((await open(space).count()) === 0) continue
    await open(space).click()
    return expect(panel).not.toHaveAttribute('data-asked', asked)
  }
}
