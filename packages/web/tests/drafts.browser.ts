import { expect, test } from './fixtures.ts'
import type { Moment } from './moments.ts'
import { stageTable } from './stage-table.ts'

/** Every question of a game that collects choices before it is answered. What is drawn on a farm is tried in `agricola.browser.ts`. */
const COLLECTING: readonly (Moment & { readonly asks: string })[] = [
  { game: 'wingspan', seats: 2, asks: 'starting-hand' },
  { game: 'estraven', seats: 2, asks: 'decks' },
  { game: 'estraven', seats: 2, asks: 'mulligan' },
  { game: 'sealed-auction', seats: 2, asks: 'seal-bid', after: 2 },
  { game: 'sealed-auction', seats: 2, asks: 'seal-blind-bid' },
]

for (const moment of COLLECTING)
  test(`what is chosen and not confirmed is still chosen after a reload: ${moment.game}, ${moment.asks}`, async ({
    page,
  }) => {
    await stageTable(page, moment)
    const rows = page.locator('.request-panel .choice')
    const chosen = page.locator('.request-panel .choice[aria-pressed="true"]')
    await expect(chosen).toHaveCount(0)
    await rows.nth(1).click()
    await expect(chosen).toHaveCount(1)
    await page.reload()
    await expect(rows.nth(1)).toHaveAttribute('aria-pressed', 'true')
    await expect(chosen).toHaveCount(1)
  })

test('a deck of Pokémon that is being written is still there after a reload', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Open a table of your own' }).click()
  await page.getByLabel('Game', { exact: true }).selectOption('pokemon')
  await page.getByLabel('Who else plays').selectOption({ label: 'Bots: Generator v1' })
  await page.getByLabel('Your deck', { exact: true }).selectOption('own')
  await page.getByRole('button', { name: 'Open this table' }).click()
  await page.getByLabel('Your deck').selectOption('A deck of my own, as text')
  const written = page.getByLabel('Its cards, as text')
  await written.fill('4 Pikachu (Base 58)')
  await page.reload()
  await expect(written).toHaveValue('4 Pikachu (Base 58)')
})
