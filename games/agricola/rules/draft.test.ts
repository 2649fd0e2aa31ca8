import type { CardId } from '@turnwright/kernel'
import { createGame, type Game } from '@turnwright/kernel/host'
import { describe, expect, test } from 'vitest'
import { cardAt } from '../cards/catalogue.ts'
import { agricola } from './agricola.ts'
import type { AgricolaState } from './state.ts'

type Table = Game<AgricolaState, never>

function drafting(players: number): Table {
  const names = ['ana', 'bo', 'cy', 'di'].slice(0, players)
  const game = createGame(agricola, { players: names, seed: 'draft', options: { draft: 'on' } })
  game.run()
  return game as never
}

const names = (game: Table, cards: readonly CardId[] | undefined) =>
  (cards ?? []).map((card) => cardAt(game.cards.kind(card)).name)
const offered = (game: Table, seat: number) => game.state.players[seat]?.offered ?? []
const occupationsOf = (game: Table, cards: readonly CardId[]) =>
  cards.filter((card) => cardAt(game.cards.kind(card)).type === 'occupation')
const minorsOf = (game: Table, cards: readonly CardId[]) =>
  cards.filter((card) => cardAt(game.cards.kind(card)).type === 'minor')

/** A player keeps the first of each. */
function keepsFirst(game: Table, seat: number): readonly string[] {
  const [occupation] = occupationsOf(game, offered(game, seat))
  const [minor] = minorsOf(game, offered(game, seat))
  const kept = names(game, [occupation as CardId, minor as CardId])
  game.respondToInputRequest({
    actor: game.player(seat).name,
    title: 'Keep one of each',
    selection: [
      { title: 'occupation', selection: [occupation as number] },
      { title: 'minor', selection: [minor as number] },
    ],
  })
  return kept
}

describe('a draft', () => {
  test('G4: offers everybody seven of each, and gives nobody a hand yet', () => {
    const game = drafting(3)
    for (const { offered: cards, hand } of game.state.players) {
      expect([occupationsOf(game, cards).length, minorsOf(game, cards).length, hand.length]).toEqual([7, 7, 0])
    }
  })

  test('G4: everybody keeps one of each; then occupations go to the left and minor improvements to the right', () => {
    const game = drafting(3)
    const before = [0, 1, 2].map((seat) => ({
      occupations: names(game, occupationsOf(game, offered(game, seat))),
      minors: names(game, minorsOf(game, offered(game, seat))),
    }))
    const kept = [0, 1, 2].map((seat) => keepsFirst(game, seat))
    for (const seat of [0, 1, 2]) {
      expect(names(game, game.state.players[seat]?.hand)).toEqual(kept[seat])
      const after = offered(game, seat)
      expect(names(game, occupationsOf(game, after))).toEqual(before[(seat + 2) % 3]?.occupations.slice(1))
      expect(names(game, minorsOf(game, after))).toEqual(before[(seat + 1) % 3]?.minors.slice(1))
    }
  })

  test('G4: nobody knows what another keeps, or what another was passed', () => {
    const game = drafting(3)
    for (const seat of [0, 1, 2]) keepsFirst(game, seat)
    const [ana] = game.state.players
    expect(ana?.hand.some((card) => game.cards.isKnownTo(card, 1))).toBe(false)
    expect(ana?.offered.every((card) => game.cards.isKnownTo(card, 0))).toBe(true)
    expect(ana?.offered.every((card) => !game.cards.isKnownTo(card, null))).toBe(true)
  })

  test('G4: ends with hands of seven and seven', () => {
    const game = drafting(2)
    for (let pass = 0; pass < 7; pass++) for (const seat of [0, 1]) keepsFirst(game, seat)
    for (const { offered: cards, hand } of game.state.players)
      expect([occupationsOf(game, hand).length, minorsOf(game, hand).length, cards.length]).toEqual([7, 7, 0])
    const [asked] = game.waiting?.selectors ?? []
    expect([game.state.round, asked?.actor, asked?.title]).toEqual([
      1,
      game.player(game.state.first).name,
      'Place a person',
    ])
  })

  test('G4: has no place at a table for one', () => {
    const game = drafting(1)
    expect([game.state.round, game.state.players[0]?.hand.length]).toEqual([1, 14])
  })
})
