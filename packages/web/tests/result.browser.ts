import { chooseSomething } from './choose-something.ts'
import { expect, Player, test } from './fixtures.ts'

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
