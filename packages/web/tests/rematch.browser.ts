import { expect, test } from './fixtures.ts'
import { sitDownTogether } from './sit-down.ts'

test('after a game both play another one at a new table, each in a seat kept for them', async ({ browser }) => {
  const { ana, mira } = await sitDownTogether(browser, 'Tic-tac-toe')
  const first = ana.page.url()
  for (const [player, cell] of [
    [ana, 'a1'],
    [mira, 'b1'],
    [ana, 'a2'],
    [mira, 'b2'],
    [ana, 'a3'],
  ] as const)
    await player.cell(cell).click()
  await expect(ana.result.getByText('You win!')).toBeVisible()

  await ana.result.getByRole('button', { name: 'Play again' }).click()
  await mira.result.getByRole('link', { name: 'To the next game' }).click()
  await mira.page.getByRole('button', { name: 'Sit down' }).click()
  await expect(ana.page.getByText('Waiting for').or(ana.request)).toBeVisible()
  expect(ana.page.url()).not.toBe(first)
  const [begins, waits] = (await ana.request.isVisible()) ? [ana, mira] : [mira, ana]
  await begins.cell('c3').click()
  await expect(waits.mark('c3', 'X')).toBeVisible()
})
