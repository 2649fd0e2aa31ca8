import { createGame, type Game, project } from '@turnwright/kernel/host'
import { describe, expect, test } from 'vitest'
import { cardAt, HAND_PACKS, IDENTITIES, roundCardAt } from '../cards/catalogue.ts'
import { agricola } from './agricola.ts'
import { boardFor } from './spaces/board.ts'
import type { AgricolaOptions } from './options.ts'
import type { AgricolaState } from './state.ts'
import type { AgricolaView } from './view.ts'

type Table = Game<AgricolaState, never>

const SEEDS = Array.from({ length: 30 }, (_, n) => `setup ${n}`)

function laid(players: number, options: Partial<AgricolaOptions> = {}, seed = 'setup'): Table {
  const game = createGame(agricola, { players: ['ana', 'bo', 'cy', 'di'].slice(0, players), seed, options })
  game.run()
  return game as never
}

const viewOf = (game: Table) => project(game, 0).view as AgricolaView
const foods = ({ state }: Table) => state.players.map(({ supply }) => supply.food)

describe('at the start', () => {
  test('G1: everybody has two wooden rooms and two people', () => {
    const { players } = laid(4).state
    expect(players.map(({ family }) => family)).toEqual([2, 2, 2, 2])
    for (const { farm } of players) expect(farm).toMatchObject({ house: 'wood', rooms: 0b100001 })
  })

  test.for([
    [2, [2, 3]],
    [3, [2, 3, 3]],
    [4, [2, 3, 3, 3]],
  ] as const)('G1: of %i players the starting player has 2 food, the others 3', ([players, expected]) => {
    for (const seed of SEEDS) {
      const game = laid(players, {}, seed)
      expect(foods(game).toSorted((a, b) => a - b)).toEqual(expected)
      expect(foods(game)[game.state.first]).toBe(2)
    }
  })

  test('G1, G45: alone there is none', () => {
    expect(foods(laid(1))).toEqual([0])
  })

  test('G1: chance decides who begins', () => {
    expect(new Set(SEEDS.map((seed) => laid(4, {}, seed).state.first)).size).toBe(4)
  })
})

describe('round cards', () => {
  const cardsOf = ({ state, cards }: Table) => state.roundCards.map((card) => roundCardAt(cards.kind(card)))
  const tables = SEEDS.map((seed) => cardsOf(laid(2, {}, seed)))

  test('G2: lie in six stages of 4, 3, 2, 2, 2 and 1', () => {
    for (const cards of tables)
      expect(cards.map((card) => card?.stage)).toEqual([1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6])
  })

  test('G2: are shuffled within each stage', () => {
    const seenAt = (place: number) => new Set(tables.map((cards) => cards[place]?.id))
    expect(seenAt(0)).toEqual(new Set(['fencing', 'grain-utilization', 'major-improvement', 'sheep-market']))
    expect([0, 4, 7, 9, 11, 13].map((place) => seenAt(place).size)).toEqual([4, 3, 2, 2, 2, 1])
  })

  test('G2: only the first is turned up in the first round, and nobody is told the others', () => {
    const game = laid(2)
    const expected = [true, ...new Array<boolean>(13).fill(false)]
    expect(game.state.roundCards.map((card) => game.cards.isKnownTo(card, null))).toEqual(expected)
    const { rounds } = viewOf(game)
    expect(rounds.map(({ space }) => space !== null)).toEqual(expected)
    expect(rounds[13]?.candidates).toEqual(['farm-redevelopment'])
  })
})

/** 96 cards for hands, Oriental Fireplace and 14 round cards are printed. */
const PRINTED = 111

describe('hands', () => {
  test.for([
    [1, 34],
    [2, 34],
    [3, 41],
    [4, 48],
  ] as const)(
    'G3: each of %i players holds 7 and 7, of %i occupations and 49 minor improvements',
    ([players, used]) => {
      const { state, cards } = laid(players)
      const printed = state.players.map(({ hand }) => hand.map((card) => cardAt(cards.kind(card))))
      for (const hand of printed) {
        expect(hand.filter(({ type }) => type === 'occupation')).toHaveLength(7)
        expect(hand.filter(({ type }) => type === 'minor')).toHaveLength(7)
      }
      const everywhere = [...printed.flat(), ...state.box.map((card) => cardAt(cards.kind(card)))]
      const occupations = everywhere.filter((card) => card.type === 'occupation')
      expect(occupations).toHaveLength(used)
      expect(occupations.filter((card) => card.players > players)).toEqual([])
      expect(everywhere.filter(({ type }) => type === 'minor')).toHaveLength(49)
    },
  )

  test.each([
    [false, ['occupations', 'minors', 'oriental-fireplace']],
    [true, ['occupations', 'minors', 'oriental-fireplace', 'house']],
  ])('G3: with the cards of the house (%s) hands are dealt from exactly %j', (house, packs) => {
    const { state, cards } = laid(4, { house })
    const dealt = [...state.players.flatMap(({ hand }) => hand), ...state.box]
    const expected = HAND_PACKS.filter(({ id }) => packs.includes(id)).flatMap((pack) => pack.cards.map(({ id }) => id))
    expect(dealt.map((card) => cards.identity(card)).toSorted()).toEqual(expected.toSorted())
  })

  test('G3: a card that has been dealt keeps its kind, whatever cards come later: those of the house are last', () => {
    const house = HAND_PACKS.filter(({ printed }) => printed === null).flatMap((pack) => pack.cards.map(({ id }) => id))
    expect(IDENTITIES.slice(PRINTED)).toEqual(house)
    expect([IDENTITIES[0], IDENTITIES[PRINTED - 1]]).toEqual(['animal-tamer', 'farm-redevelopment'])
  })

  test('G3: nobody knows the hand of another', () => {
    const game = laid(3)
    const [ana] = game.state.players
    expect(ana?.hand.every((card) => game.cards.isKnownTo(card, 0))).toBe(true)
    expect(ana?.hand.some((card) => game.cards.isKnownTo(card, 1) || game.cards.isKnownTo(card, null))).toBe(false)
    expect(viewOf(game).players.map(({ hand, handSize }) => [hand.length, handSize])).toEqual([
      [14, 14],
      [0, 14],
      [0, 14],
    ])
  })

  test('G5: the family game has none, no lessons, a side job, and food at the Meeting Place', () => {
    const game = laid(3, { cards: 'none' })
    const { box, players } = game.state
    expect([box, ...players.map(({ hand }) => hand)]).toEqual([[], [], [], []])
    const { spaces } = viewOf(game)
    expect(spaces.map(({ id }) => id).filter((id) => ['side-job', 'lessons', 'lessons-b'].includes(id))).toEqual([
      'side-job',
    ])
    expect(spaces.find(({ id }) => id === 'meeting-place')?.gathers).toEqual({ good: 'food', stock: 1, perRound: 1 })
  })

  test('G5: no space of the family game speaks of minor improvements', () => {
    const speaking = (cards: 'base' | 'none') =>
      boardFor(2, cards).flatMap((space) => (space?.text.includes('minor improvement') ? [space.id] : []))
    const improving = ['major-improvement', 'basic-wish-for-children', 'house-redevelopment']
    expect(speaking('base')).toEqual(['meeting-place', ...improving])
    expect(speaking('none')).toEqual([])
  })
})

describe('the board', () => {
  test.for([
    [1, 10],
    [2, 10],
    [3, 14],
    [4, 16],
  ] as const)('G14: %i players have %i spaces from the start, and the card of the first round', ([players, spaces]) => {
    expect(laid(players).state.open).toHaveLength(spaces + 1)
  })

  test('G18: all ten major improvements lie open', () => {
    expect(laid(2).state.majors).toHaveLength(10)
  })
})
