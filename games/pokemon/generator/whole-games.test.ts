import { type AgentKind, randomAgent } from '@turnwright/kernel'
import { createGame, type Game } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { soakable } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { READY_DECKS } from '../cards/decks/ready-decks.ts'
import { pokemon } from '../rules/pokemon.ts'
import { EXCHANGES, POWERS, TRICKS } from '../scenario/odd-decks.ts'
import { randomDeck } from '../scenario/random-deck.ts'
import { generatorV1, generatorV2 } from './agents.ts'

const decks = [...READY_DECKS.map(({ id }) => id), TRICKS, POWERS, EXCHANGES]

/** The ready decks and the odd ones in turn, and then one of anything. */
function deckOf(n: number, seed: string): string {
  return decks[n % (decks.length + 1)] ?? randomDeck(Random.fromSeed(seed))
}

/** A turn has an end: nobody answers so often in one duel. */
const MOST_ANSWERS = 6000

/** One whole duel; an illegal or empty answer is a fault of the game, and so is one that never ends. */
function play(kinds: readonly AgentKind[], seed: string, deck1: string, deck2: string): Game {
  const ceremony = /[147]$/.test(seed) ? 'by-hand' : 'automatic'
  const game = createGame(pokemon, { players: ['ana', 'bo'], seed, options: { deck1, deck2, ceremony } })
  let answers = 0
  for (const [seat, kind] of kinds.entries()) {
    const respond = kind.create(Random.fromSeed(`${seed} ${seat}`))
    game.seatResponder(seat, (question) => {
      if (++answers > MOST_ANSWERS) throw new Error(`${kind.about} does not come to an end`)
      return respond(question)
    })
  }
  game.run()
  return game as unknown as Game
}

const GAMES = soakable(19, 10_000)

describe('It plays whole games: no illegal and no empty answer', () => {
  test.each([
    ['generator-v1', generatorV1, generatorV2],
    ['generator-v2', generatorV2, generatorV1],
  ] as const)('%s, with every deck against other decks', { timeout: 3_600_000 }, (name, mine, other) => {
    const opponents = [other, mine, randomAgent]
    for (let n = 0; n < GAMES; n++) {
      const deck1 = deckOf(n, `${name} one ${n}`)
      const deck2 = deckOf(n * 7 + 3, `${name} two ${n}`)
      const opponent = opponents[n % opponents.length] as AgentKind
      const game = play(n % 2 === 0 ? [mine, opponent] : [opponent, mine], `${name} ${n}`, deck1, deck2)
      expect(game.fault?.message, `game ${n}, ${deck1.slice(0, 20)} against ${deck2.slice(0, 20)}`).toBeUndefined()
      expect(game.result).not.toBeNull()
    }
  })
})

describe('It ends a turn in which damage or energy could be moved for ever', () => {
  test.each([
    ['generator-v1', generatorV1, generatorV1],
    ['generator-v2', generatorV2, generatorV2],
    ['both', generatorV1, generatorV2],
  ] as const)('%s', { timeout: 3_600_000 }, (name, one, two) => {
    for (let n = 0; n < soakable(4, 1000); n++) {
      const game = play([one, two], `${name} exchanges ${n}`, EXCHANGES, EXCHANGES)
      expect(game.fault?.message, `game ${n}`).toBeUndefined()
      expect(game.result).not.toBeNull()
    }
  })
})

/** Wins of a generator over paired games: the same seed and deck from both seats. */
function winsOf(kind: AgentKind, over: AgentKind, games: number): number {
  let wins = 0
  for (let n = 0; n < games; n++) {
    const deck = decks[(n >> 1) % READY_DECKS.length] as string
    const seat = n % 2
    const game = play(seat === 0 ? [kind, over] : [over, kind], `paired ${n >> 1}`, deck, deck)
    if (game.result?.winners.includes(seat) === true) wins += 1 / game.result.winners.length
  }
  return wins
}

test('generator-v1 beats random with all ready decks', { timeout: 120_000 }, () =>
  expect(winsOf(generatorV1, randomAgent, 30)).toBeGreaterThanOrEqual(27),
)

test('generator-v2 beats generator-v1', { timeout: 120_000 }, () =>
  expect(winsOf(generatorV2, generatorV1, 90)).toBeGreaterThanOrEqual(48),
)
