import { expect, Player, test } from './fixtures.ts'
import { BOARD } from './outside-board.ts'
import { OutsideGames } from './outside-game.ts'

test('a game from outside is played on its own board, which shares what is lit and chosen with the page', async ({
  page,
}) => {
  await using games = new OutsideGames()
  games.begin('tricks', 'hands', BOARD)
  await page.goto(await games.serve())
  const player = new Player(page)
  await page.getByRole('button', { name: 'Play now against bots' }).click()
  const felt = page.getByRole('region', { name: 'The felt' })
  const again = felt.getByRole('button', { name: 'Looked at' })
  await again.click()
  await again.click()
  await expect(again).toHaveText('Looked at 2 times')
  await expect(again).toHaveCSS('color', 'rgb(1, 2, 3)')
  await expect(player.request).toContainText('Play a card')

  const cards = felt.getByRole('button', { name: 'My card' })
  await expect(cards).toHaveCount(5)
  const label = await cards.first().getAttribute('aria-label')
  const value = /\d+/.exec(label ?? '')?.[0] ?? ''
  await player.request.getByRole('button', { name: value, exact: true }).hover()
  await expect(cards.first()).toHaveAttribute('data-pointed', 'true')
  await cards.first().click()
  await expect(player.log).toContainText(`plays ${value}`)
  await expect(felt.getByText(value, { exact: true })).toHaveCount(0)
})

test('a board from outside that breaks leaves its game to the plain board', async ({ page }) => {
  await using games = new OutsideGames()
  const broken = `export const ui = { Board: () => { throw new Error('no such piece') } }`
  games.begin('tricks', 'hands', { 'ui/index.tsx': broken })
  await page.goto(await games.serve())
  await page.getByRole('button', { name: 'Play now against bots' }).click()
  await expect(page.getByRole('region', { name: 'The table' })).toBeVisible()
  await expect(new Player(page).request).toContainText('Play a card')
})
