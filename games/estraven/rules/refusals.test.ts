import type { CardId, Choice, Seat } from '@turnwright/kernel'
import { createGame, type Game } from '@turnwright/kernel/host'
import { Random, randomSelection } from '@turnwright/kernel/search'
import { given, soakable } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { DECK_PAIRS } from '../cards/deck-pairs.ts'
import { duel } from '../scenario/duel.ts'
import type { EstravenAction } from './action.ts'
import { estraven } from './estraven.ts'
import type { EstravenOptions } from './options.ts'
import { refusalFor } from './refusals.ts'
import { type EstravenState, playerAt } from './state.ts'

type Played = Game<EstravenState, EstravenOptions>

const GAMES = soakable(20, 2_000)
const CODES = [
  'ALREADY_USED',
  'CANNOT_PAY',
  'NOT_CHAINABLE',
  'NOT_YOUR_PRIORITY',
  'NO_LEGAL_TARGET',
  'UNKNOWN_CARD',
  'WRONG_PHASE',
]

function open(n: number): Played {
  const pair = (at: number): string => DECK_PAIRS[at % DECK_PAIRS.length] as string
  const options = { firstDecks: pair(n), secondDecks: pair(n + 7) }
  const game = createGame(estraven, { players: ['ana', 'bo'], seed: `refusal ${n}`, options })
  game.run()
  return game
}

function answerAtRandom(game: Played, chance: Random): void {
  const selector = game.waiting?.selectors[0]
  if (selector === undefined) return
  game.respondToInputRequest({
    actor: selector.actor,
    title: selector.title,
    selection: randomSelection(selector, chance),
  })
}

/** Everything that anybody could think of doing with any card in play. */
function* thinkable({ state }: Played): Generator<EstravenAction> {
  for (const playerId of [0, 1] as readonly Seat[]) {
    yield { type: 'PASS_PRIORITY', playerId }
    yield { type: 'END_TURN', playerId }
    for (const { hand, battlefield, graveyard } of state.players) {
      const cards: readonly CardId[] = [...hand, ...graveyard.slice(-2), ...battlefield.map(({ card }) => card)]
      for (const entityId of cards) {
        yield { type: 'PLAY_CARD', playerId, entityId }
        yield { type: 'PITCH', playerId, entityId }
        yield { type: 'ATTACK', playerId, entityId }
        yield { type: 'ATTACK', playerId, entityId, followers: hand.slice(0, 1) }
        for (const ability of [0, 1]) yield { type: 'ACTIVATE_ABILITY', playerId, entityId, ability }
        yield { type: 'TRADE', playerId, entityId, take: state.market.row[0] as CardId }
      }
    }
  }
}

describe('refusals', () => {
  const seen = new Set<string>()

  /** Whether asking about everything that is thinkable leaves the game as it was. */
  function looksOnly(game: Played): boolean {
    const before = game.fingerprint()
    for (const action of thinkable(game)) seen.add(refusalFor(game, action)?.code ?? 'none')
    return game.fingerprint() === before
  }

  test('E22: every action is allowed or refused with a code, and looking changes nothing', () => {
    const changed: string[] = []
    for (let n = 0; n < GAMES; n++) {
      const game = open(n)
      const chance = Random.fromSeed(`refusal ${n}`)
      for (let at = 0; game.waiting !== null; at++) {
        if (at % 7 === 0 && !looksOnly(game)) changed.push(`game ${n}, after ${game.log.length} answers`)
        answerAtRandom(game, chance)
      }
    }
    expect(changed).toEqual([])
    expect([...seen].toSorted()).toEqual([...CODES, 'none'])
  })

  test('E22: exactly what is not refused is offered: cards, abilities, pitching, attacks and trades', () => {
    const wrong: string[] = []
    for (let n = 0; n < GAMES; n++) {
      const game = open(n)
      const chance = Random.fromSeed(`offers ${n}`)
      while (game.waiting !== null) {
        if (offeredWrongly(game)) wrong.push(`game ${n}, after ${game.log.length} answers`)
        answerAtRandom(game, chance)
      }
    }
    expect(wrong).toEqual([])
  })
})

describe('who may follow in an attack', () => {
  const field = [
    'Serah, Ember Marshal',
    'Cinder Pike',
    'Torch Runner',
    { card: 'Powder Sergeant', tapped: true },
    'Toll Clerk',
  ]
  const cases: readonly (readonly [string, readonly number[], string | undefined])[] = [
    ['two Soldiers', [1, 2], undefined],
    ['one of them twice', [1, 1], 'UNKNOWN_CARD'],
    ['three', [1, 2, 3], 'NO_LEGAL_TARGET'],
    ['a tapped one', [1, 3], 'CANNOT_PAY'],
    ['a Clerk', [4], 'UNKNOWN_CARD'],
    ['the leader itself', [0], 'UNKNOWN_CARD'],
  ]

  test.each(cases)('E39: %s', (_, followers, code) => {
    const { ana, scene } = given(duel, { ana: { field }, bo: {} })
    const game = scene.game as Played
    const cards = playerAt(game.state, 0).battlefield.map(({ card }) => card)
    const action = { type: 'ATTACK', playerId: 0, entityId: cards[0] as CardId } as const
    const band = followers.map((at) => cards[at] as CardId)
    expect(refusalFor(game, { ...action, followers: band })?.code).toBe(code)
    ana.isOn()
  })
})

function offeredWrongly(game: Played): boolean {
  const selector = game.waiting?.selectors[0]
  if (selector === undefined || selector.type === 'action') return false
  if (selector.about?.kind !== 'main' && selector.about?.kind !== 'priority') return false
  const playerId = game.players.findIndex(({ name }) => name === selector.actor)
  const { hand, battlefield } = playerAt(game.state, playerId)
  const units = battlefield.map(({ card }) => card)
  const take = game.state.market.row[0] as CardId
  const allowed = (type: 'PLAY_CARD' | 'PITCH' | 'ATTACK' | 'TRADE', cards: readonly CardId[]): readonly CardId[] =>
    cards.filter((entityId) => refusalFor(game, { type, playerId, entityId, take }) === null)
  const { choices } = selector
  return (
    differ(
      choices.filter((choice) => typeof choice === 'number'),
      allowed('PLAY_CARD', hand),
    ) ||
    differ(groupOf(choices, 'Use'), usable(game, playerId)) ||
    differ(groupOf(choices, 'Pitch'), allowed('PITCH', hand)) ||
    differ(groupOf(choices, 'Attack'), allowed('ATTACK', units)) ||
    differ(groupOf(choices, 'Trade'), allowed('TRADE', hand))
  )
}

function differ(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length !== other.length || other.some((card) => !one.includes(card))
}

function groupOf(choices: readonly Choice[], id: string): readonly unknown[] {
  const group = choices.find((choice) => typeof choice === 'object' && choice.id === id)
  return typeof group === 'object' && 'choices' in group ? group.choices : []
}

/** Cards with an ability that is not refused. */
function usable(game: Played, playerId: Seat): readonly CardId[] {
  const isAllowed = (entityId: CardId, ability: number): boolean =>
    refusalFor(game, { type: 'ACTIVATE_ABILITY', playerId, entityId, ability }) === null
  return playerAt(game.state, playerId)
    .battlefield.map(({ card }) => card)
    .filter((card) => [0, 1, 2].some((ability) => isAllowed(card, ability)))
}
