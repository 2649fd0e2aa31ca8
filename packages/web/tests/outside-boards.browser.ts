import { expect, Player, test } from './fixtures.ts'
import { OutsideGames } from './outside-game.ts'

/** A board as an author writes it: typed, with a state of its own, a style, and the hand as things that can be chosen. */
const BOARD = {
  'ui/index.tsx': `import { type BoardProps, BoardSection, type GameUi, Place } from '@turnwright/tabletop'
import { useState } from 'react'
import type { Ask, Line, View } from '../index.ts'
import './board.css'

function Board({ view }: BoardProps<View>) {
  const [looks, setLooks] = useState(0)
  return (
    <BoardSection id="table" label="The felt">
      <button type="button" className="again" onClick={() => setLooks(looks + 1)}>Looked at {looks} times</button>
      {view.hand.map(({ card, value }) => (
        <Place key={card} of={{ card }} label={\`My card \${value}\`}>{value}</Place>
      ))}
    </BoardSection>
  )
}

export const ui: GameUi<View, Ask | Line> = { Board, cloth: { hue: 20, chroma: 0.09 } }
`,
  'ui/board.css': `@layer game { :where([data-game="tricks"]) { .again { color: rgb(1, 2, 3); } } }`,
}

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
