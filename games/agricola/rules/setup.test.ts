import { createGame, project } from '@turnwright/kernel'
import { given } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { cardCalled } from '../cards/catalogue.ts'
import { ROUND_CARDS } from '../cards/round-cards.ts'
import { agricola } from './agricola.ts'
import type { AgricolaOptions } from './options.ts'
import type { AgricolaView } from './view.ts'

const NAMES = ['ana', 'bo', 'cy', 'dee']

function opened(players: number, options: Partial<AgricolaOptions> = {}, seed = 'setup') {
  const game = createGame(agricola, { players: NAMES.slice(0, players), seed, options })
  game.run()
  return game
}

describe('what everybody begins with', () => {
  test('G1: two wooden rooms, two people, and food: 2 for who begins, 3 for the others, nothing alone', () => {
    const { state } = opened(4)
    const food = state.players.map(({ supply }) => supply.food)
    expect(food.filter((n) => n === 2)).toHaveLength(1)
    expect(food[state.first]).toBe(2)
    expect(food.filter((n) => n === 3)).toHaveLength(3)
    expect(state.players.map(({ family }) => family)).toEqual([2, 2, 2, 2])
    expect(state.players[0]?.farm).toMatchObject({ house: 'wood', rooms: 0b100001 })
    expect(opened(1).state.players[0]?.supply.food).toBe(0)
  })

  test('G2: round cards are shuffled within their stage alone', () => {
    const orders = Array.from({ length: 20 }, (_, n) => {
      const { state, cards } = opened(2, {}, `order ${n}`)
      return state.roundCards.map((card) => cards.identity(card))
    })
    for (const order of orders) {
      const stages = order.map((id) => ROUND_CARDS.find((card) => card.id === id)?.stage)
      expect(stages).toEqual([1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6])
    }
    expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(15)
  })

  test('G2: a card that lies face down is told to nobody', () => {
    const view = project(opened(2) as never, 0).view as AgricolaView
    expect(view.rounds.map(({ space }) => space !== null)).toEqual([true, ...Array.from({ length: 13 }, () => false)])
    expect(view.rounds[13]?.candidates).toEqual(['farm-redevelopment'])
  })

  test.each([
    [1, 34],
    [2, 34],
    [3, 41],
    [4, 48],
  ])('G3: with %i players everybody holds 7 and 7, of %i occupations', (players, occupations) => {
    const { state, cards } = opened(players)
    const typeOf = (card: number) => cardCalled(cards.identity(card as never))?.type
    for (const { hand } of state.players) {
      expect(hand.filter((card) => typeOf(card) === 'occupation')).toHaveLength(7)
      expect(hand.filter((card) => typeOf(card) === 'minor')).toHaveLength(7)
    }
    const all = [...state.box, ...state.players.flatMap(({ hand }) => hand)]
    expect(all.filter((card) => typeOf(card) === 'occupation')).toHaveLength(occupations)
  })

  test('G3: nobody sees the hand of another', () => {
    const view = project(opened(2) as never, 0).view as AgricolaView
    expect(view.players.map(({ hand, handSize }) => [hand.length, handSize])).toEqual([
      [14, 14],
      [0, 14],
    ])
  })

  test('G5: the family game has no hands, no lessons, and a side job', () => {
    const game = opened(2, { cards: 'none' })
    expect(game.state.players.map(({ hand }) => hand.length)).toEqual([0, 0])
    const view = project(game as never, 0).view as AgricolaView
    const ids = view.spaces.map(({ id }) => id)
    expect(ids.includes('side-job')).toBe(true)
    expect(ids.includes('lessons')).toBe(false)
    expect(view.spaces.find(({ id }) => id === 'meeting-place')?.gathers).toEqual({
      good: 'food',
      stock: 1,
      perRound: 1,
    })
  })
})

describe('a draft', () => {
  test('G4: everybody keeps one of each, then occupations go left and minor improvements right', () => {
    const game = opened(3, { draft: true })
    const { state, cards } = game
    const typeOf = (card: number) => cardCalled(cards.identity(card as never))?.type
    const before = state.players.map(({ offered }) => [...offered])
    expect(before.map((pack) => pack.length)).toEqual([14, 14, 14])
    for (const name of ['ana', 'bo', 'cy']) {
      const pack = before[NAMES.indexOf(name)] ?? []
      const selection = [
        { title: 'Occupation', selection: [pack.find((card) => typeOf(card) === 'occupation') as number] },
        { title: 'Minor improvement', selection: [pack.find((card) => typeOf(card) === 'minor') as number] },
      ]
      game.respondToInputRequest({ actor: name, title: 'Keep one of each', selection })
    }
    const left = (seat: number, type: string) => before[seat]?.filter((card) => typeOf(card) === type).slice(1)
    const now = game.state.players[1]?.offered ?? []
    expect(now.filter((card) => typeOf(card) === 'occupation')).toEqual(left(0, 'occupation'))
    expect(now.filter((card) => typeOf(card) === 'minor')).toEqual(left(2, 'minor'))
  })

  test('G4: after seven passes everybody holds seven of each', () => {
    const scene = given(agricola, { ana: {}, bo: {} }, { options: { draft: true } })
    const { game } = scene.scene
    const typeOf = (card: number) => cardCalled(game.cards.identity(card as never))?.type
    const state = () => game.state as { players: readonly { hand: readonly number[]; offered: readonly number[] }[] }
    for (let pass = 0; pass < 7; pass++)
      for (const [seat, player] of [scene.ana, scene.bo].entries()) {
        const pack = state().players[seat]?.offered ?? []
        player.chooses(
          { Occupation: [pack.find((card) => typeOf(card) === 'occupation') as number] },
          { 'Minor improvement': [pack.find((card) => typeOf(card) === 'minor') as number] },
        )
      }
    expect(state().players.map(({ hand }) => hand.length)).toEqual([14, 14])
    expect(state().players.map(({ offered }) => offered.length)).toEqual([0, 0])
    const first = (game.state as { first: number }).first
    ;[scene.ana, scene.bo][first]?.isAsked('Place a person')
  })
})
