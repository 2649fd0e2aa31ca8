import { createGame, type Game, project } from '@turnwright/kernel/host'
import { describe, expect, test } from 'vitest'
import { BIRD_PACKS } from '../cards/catalogue.ts'
import { GOALS } from '../cards/goals.ts'
import { IDENTITIES } from './identities.ts'
import type { WingspanState } from './state.ts'
import type { WingspanView } from './view.ts'
import { wingspan } from './wingspan.ts'

function laid(players: number, options: object = {}, seed = 'setup'): Game<WingspanState, never> {
  const game = createGame(wingspan, { players: ['ana', 'bo', 'cy', 'dee', 'eli'].slice(0, players), seed, options })
  game.run()
  return game as never
}

/** 180 birds, 26 bonus cards and 11 of the Automa are printed. */
const PRINTED = 217

const seen = (game: Game<WingspanState, never>, seat: number) => project(game as never, seat).view as WingspanView

describe('W1: birds', () => {
  test.each([
    [2, false, 157],
    [5, false, 142],
    [2, true, 167],
  ])('%i players, Swift Start %s: %i stay in the deck', (players, swiftStart, deck) => {
    const { state } = laid(players, { swiftStart })
    expect(state.tray).toHaveLength(3)
    expect(state.deck).toHaveLength(deck)
  })

  test.each([
    [{}, ['base']],
    [{ swiftStart: true }, ['base', 'swift-start']],
    [{ house: true }, ['base', 'house']],
    [{ swiftStart: true, house: true }, ['base', 'swift-start', 'house']],
  ])('with %j exactly the birds of %j are dealt', (options, packs) => {
    const { state, cards } = laid(2, options)
    const birds = [...state.deck, ...state.tray, ...state.players.flatMap(({ hand }) => hand)]
    const expected = BIRD_PACKS.filter(({ id }) => packs.includes(id)).flatMap((pack) => pack.cards.map(({ id }) => id))
    expect(birds.map((card) => cards.identity(card)).toSorted()).toEqual(expected.toSorted())
  })

  test('a card that has been dealt keeps its kind, whatever birds come later: those of the house are last', () => {
    const house = BIRD_PACKS.filter(({ printed }) => printed === null).flatMap((pack) => pack.cards.map(({ id }) => id))
    expect(IDENTITIES.slice(PRINTED)).toEqual(house)
    expect([IDENTITIES[0], IDENTITIES[PRINTED - 1]]).toEqual(['acorn-woodpecker', 'automa:automubon-society'])
  })

  test('everybody sees the tray, and nobody the deck', () => {
    const game = laid(2)
    expect(seen(game, 1).tray).toHaveLength(3)
    expect(game.state.deck.some((card) => [0, 1, null].some((seat) => game.cards.isKnownTo(card, seat)))).toBe(false)
  })
})

test('W2: five dice lie in the feeder', () => {
  expect(seen(laid(3), 0).feeder.dice).toHaveLength(5)
})

describe('W3: goals', () => {
  test('four different tiles, in every game others', () => {
    const drawn = Array.from({ length: 40 }, (_, n) => laid(2, {}, `goals ${n}`).state.goals.map(({ goal }) => goal))
    for (const goals of drawn) expect(new Set(goals.map((goal) => GOALS[goal]?.tile)).size).toBe(4)
    expect(new Set(drawn.flat()).size).toBe(16)
  })

  test('the board is green unless the table says otherwise', () => {
    expect(laid(2).state.goalBoard).toBe('green')
    expect(laid(2, { goalBoard: 'blue' }).state.goalBoard).toBe('blue')
  })
})

describe('W4: starting hands', () => {
  const title = 'Keep five birds or foods, and a bonus card'
  const keep = (game: Game<WingspanState, never>, seat: number, birds: number) => {
    const { hand, bonus } = game.state.players[seat] as WingspanState['players'][number]
    const foods = ['invertebrate', 'seed', 'fish', 'fruit', 'rodent'].slice(birds)
    const actor = game.player(seat).name
    const selection = [
      { title: 'keep', selection: [...hand.slice(0, birds), ...foods] },
      { title: 'bonus', selection: [bonus[1] as number] },
    ]
    game.respondToInputRequest({ actor, title, selection })
  }

  test('everybody is asked at the same time for five birds or foods and a bonus card', () => {
    const game = laid(3)
    expect(game.waiting?.players).toEqual(['ana', 'bo', 'cy'])
    expect(seen(game, 0).players[0]).toMatchObject({ handSize: 5, bonusCount: 2, food: { seed: 1, rodent: 1 } })
  })

  test.each([0, 2, 5])('%i birds cost as many foods', (birds) => {
    const game = laid(2)
    keep(game, 0, birds)
    keep(game, 1, 5)
    const [ana] = game.state.players
    expect(ana?.hand).toHaveLength(birds)
    expect(ana?.food.reduce((sum, n) => sum + n, 0)).toBe(5 - birds)
    expect(ana?.bonus).toHaveLength(1)
  })

  test('the bonus card may be chosen first', () => {
    const game = laid(2)
    const { hand, bonus } = game.state.players[0] as WingspanState['players'][number]
    const [bird, chosen] = [hand[0] as number, bonus[0] as number]
    const selection = [
      { title: 'bonus', selection: [chosen] },
      { title: 'keep', selection: [bird, 'seed', 'fish', 'fruit', 'rodent'] },
    ]
    game.respondToInputRequest({ actor: 'ana', title, selection })
    keep(game, 1, 5)
    expect(game.state.players[0]).toMatchObject({ hand: [bird], bonus: [chosen], food: [0, 1, 1, 1, 1] })
  })

  test('nothing is told before all have chosen; then the birds lie face up, the bonus card does not', () => {
    const game = laid(2)
    const dealt = game.state.players[0]?.bonus[0] as never
    keep(game, 0, 2)
    expect(seen(game, 1)).toMatchObject({ players: [{ handSize: 5 }, { handSize: 5 }] })
    keep(game, 1, 3)
    expect(seen(game, 1).discard.count).toBe(5)
    expect(game.state.bonusDiscard).toContain(dealt)
    expect([0, 1, null].map((seat) => game.cards.isKnownTo(dealt, seat))).toEqual([true, false, false])
  })
})
