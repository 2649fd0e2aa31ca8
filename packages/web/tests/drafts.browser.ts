import { expect, test } from './fixtures.ts'
import { COLLECTING } from './moments.ts'
import { stageTable } from './stage-table.ts'

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

test('food that is laid down and not yet paid still lies there after a reload', async ({ page }) => {
  await stageTable(page, { game: 'wingspan', seats: 2, asks: 'pay-food', after: 1 })
  const tokens = page.locator('.payment-tokens .food-token')
  const confirm = page.locator('.request-panel [data-key="c"]')
  await expect(confirm).toContainText('Lay down tokens')
  await tokens.and(page.locator('[data-state="choosable"]')).first().click()
  await expect(confirm).not.toContainText('Lay down tokens')
  const laid = await tokens.evaluateAll((all) => all.map((token) => token.getAttribute('data-state')))
  expect(laid).toContain('chosen')
  await page.reload()
  await expect(confirm).not.toContainText('Lay down tokens')
  expect(await tokens.evaluateAll((all) => all.map((token) => token.getAttribute('data-state')))).toEqual(laid)
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
