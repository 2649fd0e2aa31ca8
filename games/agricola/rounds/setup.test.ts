import { createGame, type Game } from '@turnwright/kernel'
import { describe, expect, test } from 'vitest'
import { cardAt, HAND_CARDS } from '../cards/catalogue.ts'
import { ROUND_CARDS } from '../cards/round-cards.ts'
import { agricola } from '../rules/agricola.ts'
import type { AgricolaState } from '../rules/state.ts'

const SEEDS = Array.from({ length: 30 }, (_, n) => `setup ${n}`)

function laid(players: number, options: object = {}, seed = 'setup'): Game<AgricolaState, never> {
  const game = createGame(agricola, { players: ['ana', 'bo', 'cy', 'di'].slice(0, players), seed, options })
  game.run()
  return game as never
}

const foods = ({ state }: Game<AgricolaState, never>) => state.players.map(({ supply }) => supply.food)

describe('food at the start', () => {
  test.for([
    [2, [2, 3]],
    [3, [2, 3, 3]],
    [4, [2, 3, 3, 3]],
  ] as const)('%i players: the starting player has 2, the others 3', ([players, expected]) => {
    for (const seed of SEEDS) {
      const game = laid(players, {}, seed)
      expect(foods(game).toSorted((a, b) => a - b)).toEqual(expected)
      expect(foods(game)[game.state.first]).toBe(2)
    }
  })

  test('alone there is none', () => {
    expect(foods(laid(1))).toEqual([0])
  })

  test('chance decides who begins', () => {
    expect(new Set(SEEDS.map((seed) => laid(4, {}, seed).state.first)).size).toBe(4)
  })
})

describe('hands', () => {
  test.for([1, 2, 3, 4])('%i players have seven occupations and seven minor improvements each', (players) => {
    const game = laid(players)
    for (const { hand } of game.state.players) {
      const types = hand.map((card) => cardAt(game.cards.kind(card)).type)
      expect(types.filter((type) => type === 'occupation')).toHaveLength(7)
      expect(types.filter((type) => type === 'minor')).toHaveLength(7)
    }
  })

  test.for([
    [1, 34],
    [2, 34],
    [3, 41],
    [4, 48],
  ] as const)('%i players use %i occupations', ([players, used]) => {
    const game = laid(players)
    const everywhere = [...game.state.box, ...game.state.players.flatMap(({ hand }) => hand)]
    const occupations = everywhere
      .map((card) => cardAt(game.cards.kind(card)))
      .filter(({ type }) => type === 'occupation')
    expect(occupations).toHaveLength(used)
    expect(occupations.filter((card) => card.players > players)).toEqual([])
  })

  test('the family game has none', () => {
    const { state } = laid(3, { cards: 'none' })
    expect([state.box, ...state.players.map(({ hand }) => hand)]).toEqual([[], [], [], []])
  })

  test('nobody knows the hand of another', () => {
    const game = laid(3)
    const [ana] = game.state.players
    expect(ana?.hand.every((card) => game.cards.isKnownTo(card, 0))).toBe(true)
    expect(ana?.hand.some((card) => game.cards.isKnownTo(card, 1) || game.cards.isKnownTo(card, null))).toBe(false)
  })
})

describe('round cards', () => {
  const cardsOf = (game: Game<AgricolaState, never>) =>
    game.state.roundCards.map((card) => ROUND_CARDS[game.cards.kind(card) - HAND_CARDS.length])

  test('lie in six stages of 4, 3, 2, 2, 2 and 1', () => {
    for (const seed of SEEDS) {
      const stages = cardsOf(laid(2, {}, seed)).map((card) => card?.stage)
      expect(stages).toEqual([1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6])
    }
  })

  test('are shuffled within each stage', () => {
    const orders = SEEDS.map((seed) => cardsOf(laid(2, {}, seed)).map((card) => card?.id))
    const first = new Set(orders.map(([card]) => card))
    expect(first).toEqual(new Set(['fencing', 'grain-utilization', 'major-improvement', 'sheep-market']))
    expect(new Set(orders.map((order) => order[4])).size).toBe(3)
    expect(new Set(orders.map((order) => order[11])).size).toBe(2)
  })

  test('only the first is turned up in the first round', () => {
    const game = laid(2)
    const known = game.state.roundCards.map((card) => game.cards.isKnownTo(card, null))
    expect(known).toEqual([true, ...new Array<boolean>(13).fill(false)])
  })
})

describe('spaces', () => {
  test.for([
    [1, 10],
    [2, 10],
    [3, 14],
    [4, 16],
  ] as const)('%i players have %i from the start, and the card of the first round', ([players, spaces]) => {
    expect(laid(players).state.open).toHaveLength(spaces + 1)
  })

  test('all ten major improvements lie open', () => {
    expect(laid(2).state.majors).toHaveLength(10)
  })
})
