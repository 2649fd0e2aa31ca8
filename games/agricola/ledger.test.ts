import { createGame, type Game, Random, randomSelection } from '@turnwright/kernel'
import { soakable } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { cardCalled } from './cards/catalogue.ts'
import { type Good, type Goods, GOODS } from './cards/goods.ts'
import { MAJORS } from './cards/majors.ts'
import { titleOf } from './cards/space.ts'
import { cropsOnFields, roomCount } from './farm/index.ts'
import { agricola } from './rules/agricola.ts'
import { amountOf } from './rules/goods.ts'
import { fieldCardOf, occupationsInFront } from './rules/in-play.ts'
import type { AgricolaOptions } from './rules/options.ts'
import { setup } from './rules/setup.ts'
import { boardFor, placeOf } from './rules/spaces/board.ts'
import type { AgricolaState, PlayerState } from './rules/state.ts'
import { type Account, type Gathering, Ledger, type Prices } from './scenario/ledger.ts'
import { richSetup } from './scenario/rich-setup.ts'

const NAMES = ['ana', 'bo', 'cy', 'dee']
const GAMES = soakable(6, 3000)

type Played = Game<AgricolaState, AgricolaOptions>
type Cards = AgricolaOptions['cards']

const gatheringsOf = (players: number, cards: Cards): readonly (Gathering & { readonly place: number })[] =>
  boardFor(players, cards).flatMap((space) =>
    space?.action.does === 'gather'
      ? [{ ...space.action, name: space.name, isRoundCard: space.stage > 0, place: placeOf(space.id) }]
      : [],
  )

/** In food, by the name of the space. */
const lessonsOf = (players: number): ReadonlyMap<string, readonly number[]> =>
  new Map(
    boardFor(players, 'base').flatMap((space) =>
      space?.action.does === 'occupation' ? [[titleOf(space), space.action.food] as const] : [],
    ),
  )

const PRICES: Pick<Prices, 'minor'> = {
  minor: (id, people) => (cardCalled(id)?.type === 'minor' ? priceOfMinor(id, people) : null),
}

function priceOfMinor(id: string, people: number): Goods {
  const { perPerson, ...goods } = cardCalled(id)?.cost ?? {}
  return perPerson === undefined
    ? goods
    : Object.fromEntries(Object.entries(perPerson).map(([good, n]) => [good, n * people]))
}

/** What a player really has. */
function accountOf(player: PlayerState): Account {
  const goods = Object.fromEntries(GOODS.map((good) => [good, amountOf(player, good)])) as Record<Good, number>
  const { farm, family: people, begging, bonus } = player
  const onCards = fieldCardOf(player)?.n ?? 0
  const sown = { grain: cropsOnFields(farm, 'grain'), vegetable: cropsOnFields(farm, 'vegetable') + onCards }
  return { ...goods, sown, rooms: roomCount(farm), people, begging, bonus }
}

type Setup = typeof setup

function playedWithBooks(
  players: number,
  seed: string,
  options: Partial<AgricolaOptions>,
  begin: Setup,
): readonly [Played, Ledger] {
  const ledger = new Ledger(gatheringsOf(players, options.cards ?? 'base'), {
    ...PRICES,
    major: (seat) => MAJORS[game.state.players[seat]?.majors.at(-1) ?? -1]?.cost ?? {},
    lessons: lessonsOf(players),
  })
  const opened: Setup = (table, chosen) => {
    const state = begin(table, chosen)
    for (const player of state.players) ledger.open(accountOf(player), occupationsInFront(player))
    return state
  }
  const definition = { ...agricola, setup: opened }
  const game: Played = createGame(definition, { players: NAMES.slice(0, players), seed, options })
  game.observe(ledger)
  const chance = Random.fromSeed(seed)
  for (const { seat } of game.players) game.seatResponder(seat, ({ selector }) => randomSelection(selector, chance))
  game.run()
  return [game, ledger]
}

describe('the log accounts for everything that anybody has', () => {
  const tables: readonly (readonly [string, number, Cards, Setup])[] = [1, 2, 3, 4].flatMap((players) => [
    [`${players} players of the family game`, players, 'none', setup] as const,
    [`${players} players`, players, 'base', setup] as const,
    [`${players} players with many cards in play`, players, 'base', richSetup] as const,
  ])

  test.each(tables)('G52: %s', (_name, players, cards, begin) => {
    for (let n = 0; n < GAMES; n++) {
      const options = { cards, basicConversionAnytime: n % 2 === 0 }
      const [game, ledger] = playedWithBooks(players, `books ${players} ${n}`, options, begin)
      expect(game.result?.scores).toHaveLength(players)
      expect(ledger.accounts).toEqual(game.state.players.map(accountOf))
      for (const { name, place } of gatheringsOf(players, cards))
        expect([name, ledger.stock.get(name)]).toEqual([name, game.state.stock[place]])
    }
  })
})
