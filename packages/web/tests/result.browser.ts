import { chooseSomething } from './choose-something.ts'
import { expect, Player, test } from './fixtures.ts'
import { MIDDLES } from './moments.ts'
import { stageTable } from './stage-table.ts'

test('when the game ends, the result covers nothing, opens into its categories, and Esc puts it away', async ({
  page,
}) => {
  test.slow()
  const player = new Player(page)
  await player.playsAgainstBots('Sealed Auction')
  while (await chooseSomething(page)) await expect(player.request.or(player.result)).toBeVisible()
  await expect(player.result.getByRole('table', { name: 'Points by category' })).toContainText('Lots')

  const card = page.getByRole('region', { name: 'The game is over' })
  const [above, board] = await Promise.all([card.boundingBox(), page.locator('.board').boundingBox()])
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(board?.y ?? 0)
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  const [bar, alone] = await Promise.all([page.getByRole('banner').boundingBox(), page.locator('.board').boundingBox()])
  expect(alone?.y).toBe((bar?.y ?? 0) + (bar?.height ?? 0))
})

/** Where a result is made of points, a category that every such game has. */
const CATEGORY: Readonly<Record<string, string>> = { wingspan: 'Eggs', agricola: 'Pastures', 'sealed-auction': 'Lots' }

for (const moment of MIDDLES)
  test(`Esc puts the result of ${moment.game} away, whatever has the focus, and it stays in the panel with its categories`, async ({
    page,
  }) => {
    await stageTable(page, { ...moment, asks: null })
    const card = page.getByRole('region', { name: 'The game is over' })
    await expect(card).toBeVisible()
    const { result } = new Player(page)
    await result.getByRole('button', { name: 'Play again' }).focus()
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
    await expect(result.locator('.ranks')).toBeVisible()
    const category = CATEGORY[moment.game]
    const table = result.getByRole('table', { name: 'Points by category' })
    if (category === undefined) await expect(table).toHaveCount(0)
    else await expect(table.getByRole('rowheader', { name: category })).toBeVisible()
  })
