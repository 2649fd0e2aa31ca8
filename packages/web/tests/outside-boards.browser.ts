import { expect, Player, test } from './fixtures.ts'
import { boardOf, EMBLEM } from './outside-board.ts'
import { OutsideGames } from './outside-game.ts'

test('a game from outside is played on its own board, which shares what is lit and chosen with the page', async ({
  page,
}) => {
  await using games = new OutsideGames()
  games.begin('tricks', 'hands', boardOf('tricks'))
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
  await expect(player.log).toContainText(`You play ${value}`)
  await expect(felt.getByText(value, { exact: true })).toHaveCount(0)
})

/** Every hook there is throws, and what is drawn by one that does not throws too. */
const TORN = {
  'ui/index.tsx': `import { type BoardProps, BoardSection, type GameUi, PLAIN_VALUES } from '@turnwright/tabletop'
import type { View } from '../index.ts'

const Board = ({ view }: BoardProps<View>) => <BoardSection id="table" label="The felt">{view.tricks.join(' to ')}</BoardSection>
function Torn(): never {
  throw new Error('torn')
}
const hooks = Object.keys(PLAIN_VALUES).map((name) => [name, () => { throw new Error('no ' + name) }])
const drawn = { plateOf: () => <Torn />, bodyOf: () => <Torn />, faceOf: () => ({ start: <Torn />, title: <Torn /> }) }
export const ui: GameUi<View> = { Board, Recap: Torn, ...Object.fromEntries(hooks), ...drawn }
`,
}

test('a game whose every hook breaks is played to the end with plain values, and the console says which', async ({
  page,
}) => {
  const told: string[] = []
  page.on('console', (message) => told.push(message.text()))
  await using games = new OutsideGames()
  games.begin('tricks', 'hands', TORN)
  await page.goto(await games.serve())
  await page.getByRole('button', { name: 'Play now against bots' }).click()
  const player = new Player(page)
  for (let trick = 1; trick <= 5; trick++) {
    await player.request.getByRole('button', { name: /^\d+$/ }).first().click()
    await expect(player.log.getByText(/^You play/)).toHaveCount(trick)
  }
  await expect(page.getByRole('region', { name: 'The felt' })).toBeVisible()
  const heard = told.filter((line) => line.startsWith('The look of tricks breaks'))
  for (const hook of [
    'scoreOf',
    'roundTracker',
    'noteOf',
    'layoutOf',
    'orderOf',
    'plateOf',
    'bodyOf',
    'faceOf',
    'Recap',
  ])
    expect(heard.filter((line) => line.includes(`instead of ${hook}.`))).toHaveLength(1)
  await page.getByRole('link', { name: 'Look again' }).click()
  await expect(page.getByRole('slider', { name: 'Moment of the game' })).toBeVisible()
})

test('a game from outside has its own picture in the lobby, its rules as a page, and beside the table at what is asked', async ({
  page,
}) => {
  await using games = new OutsideGames()
  games.begin('tricks', 'hands', { ...boardOf('tricks'), ...EMBLEM })
  games.begin('stones', 'perfect')
  await page.goto(await games.serve())
  const card = page.getByRole('article', { name: 'Tricks' })
  await expect(card.locator('.emblem .the-hill')).toBeVisible()
  await expect(page.getByRole('article', { name: 'Stones' }).locator('.emblem rect').nth(1)).toBeVisible()

  await page.getByRole('link', { name: 'Rules of Stones' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rules of Stones' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'R2: Taking' })).toBeVisible()
  await page.goBack()
  await card.getByRole('button', { name: 'Play now against bots' }).click()
  const player = new Player(page)
  await player.request.getByRole('button', { name: /R2/ }).click()
  const sheet = page.getByRole('complementary', { name: 'Rules of Tricks' })
  await expect(sheet.getByRole('article').filter({ hasText: 'What you are asked now' })).toContainText('A trick')
  await sheet.getByLabel('Search the rules').fill('dealt five')
  await expect(sheet.getByText(/1 rule speaks of/)).toBeVisible()
  await expect(player.request).toContainText('Play a card')
})

test('a game from outside without written rules says so, and a picture that breaks leaves the lobby whole', async ({
  page,
}) => {
  await using games = new OutsideGames()
  const broken = `const Hill = () => { throw new Error('no hill') }
export const emblem = { hue: 12, hotHue: 200, label: 'A hill', drawing: <Hill /> }`
  games.begin('tricks', 'hands', { 'ui/emblem.tsx': broken })
  games.remove('tricks', 'RULES.md')
  await page.goto(await games.serve())
  await expect(page.getByRole('article', { name: 'Tricks' }).locator('.emblem rect').nth(1)).toBeVisible()
  await page.getByRole('link', { name: 'Rules of Tricks' }).click()
  await expect(page.getByText('Tricks comes without written rules')).toBeVisible()
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
