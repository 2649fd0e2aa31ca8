import type { Seat } from '@turnwright/kernel'
import { createGame, type Game, project, type Projection } from '@turnwright/kernel/host'
import { Random, randomSelection } from '@turnwright/kernel/search'
import { type GameUi, KeyedStore, offersOnTable, RequestPanel, TableVoiceProvider } from '@turnwright/tabletop'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { estraven } from '../rules/estraven.ts'
import type { EstravenView } from '../rules/view.ts'
import { Board } from './board.tsx'
import { ui } from './index.tsx'

/** The table and the request as the page draws them. */
function drawn(projection: Projection): { readonly table: string; readonly request: string } {
  const { prompts, players, seat } = projection
  const view = projection.view as EstravenView
  const voice = {
    seat,
    offers: offersOnTable(prompts, {}),
    drafts: {},
    choose: () => {},
    answer: () => {},
    busy: false,
    pointing: new KeyedStore<true>(),
    traces: new KeyedStore<Seat>(),
  }
  const draw = (what: React.ReactNode) =>
    renderToStaticMarkup(<TableVoiceProvider value={voice}>{what}</TableVoiceProvider>)
  return {
    table: draw(<Board {...{ view, seat, players, projection, prompts }} drafts={{}} />),
    request: draw(<RequestPanel projection={projection} ui={ui as GameUi} undo={null} />),
  }
}

function newGame(seed: string, firstDecks: string, secondDecks: string): Game {
  const options = { mulligan: true, secondPlayerBonus: true, firstDecks, secondDecks }
  const game = createGame(estraven, { players: ['Ana', 'Bo'], seed, options })
  game.run()
  return game as unknown as Game
}

function answerAtRandom(game: Game, chance: Random): void {
  const selector = game.waiting?.selectors[0]
  if (selector === undefined) throw new Error('nobody is asked')
  const { actor, title } = selector
  game.respondToInputRequest({ actor, title, selection: randomSelection(selector, chance) })
}

/** Cards that lie open on the table, each with a place of its own. Piles are one click away. */
function openCards({ players, market }: EstravenView, seat: Seat): readonly number[] {
  const mine = players[seat]?.hand ?? []
  return [...market.row, ...mine, ...players.flatMap(({ battlefield }) => battlefield)].map(({ card }) => card)
}

/** Drawing takes its time: so many tables are drawn for each kind of question. */
const EACH_KIND = 4

test.each([
  ['emberguard+tidewardens', 'greenoath+gravecourt'],
  ['gilded-ledger+stormspire', 'emberguard+gravecourt'],
])('through a whole game of %s against %s every open card and every choice has its place', (first, second) => {
  const game = newGame('the table', first, second)
  const chance = Random.fromSeed('the players')
  const asked = new Map<string, number>()
  while (game.waiting !== null) {
    for (const seat of [0, 1]) {
      const projection = project(game, seat)
      const view = projection.view as EstravenView
      const kind = projection.prompts[0]?.about?.kind ?? ''
      const seen = asked.get(kind) ?? 0
      if (projection.prompts.length === 0 || seen === EACH_KIND) continue
      asked.set(kind, seen + 1)
      const { table, request } = drawn(projection)
      for (const card of openCards(view, seat)) expect(table).toContain(`data-place="card:${card}"`)
      // The chain's own buttons: E ends the turn, P passes.
      expect(table.includes('data-key="e"')).toBe(kind === 'main')
      expect(table.includes('data-key="p"')).toBe(kind === 'priority')
      for (const { choices } of projection.prompts)
        for (const { title } of choices.filter(({ choices: inner }) => inner === undefined))
          expect(request.replaceAll('&#x27;', "'")).toContain(title)
    }
    answerAtRandom(game, chance)
  }
  for (const seat of [0, 1, null]) expect(drawn(project(game, seat)).table).toContain('es-chain')
  expect([...asked.keys()]).toEqual(expect.arrayContaining(['mulligan', 'main', 'priority', 'target']))
})

test('before the first turn six decks lie on the table, and can be chosen there', () => {
  const game = newGame('decks', 'choose', 'choose')
  const { table, request } = drawn(project(game, 0))
  for (const name of ['Emberguard', 'Tidewardens', 'Greenoath', 'Gravecourt', 'Gilded Ledger', 'Stormspire']) {
    expect(table).toContain(name)
    expect(request).toContain(name)
  }
  expect(table).toContain('data-place="space:deck-greenoath"')
})

test('nobody is shown the hand of another', () => {
  const game = newGame('hands', 'emberguard+tidewardens', 'greenoath+gravecourt')
  const hand = (project(game, 0).view as EstravenView).players[0]?.hand ?? []
  expect(hand).toHaveLength(7)
  for (const seat of [1, null]) {
    const { table } = drawn(project(game, seat))
    for (const { card } of hand) expect(table).not.toContain(`card:${card}"`)
  }
})
