import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { smallGame, started } from '../../testing/small-game.ts'
import {
  createGame,
  type Game,
  type GameRecord,
  type LogEntry,
  recordAsItEnded,
  recordOf,
  ReplayDivergence,
  replay,
} from '../host.ts'
import type { GameDefinition } from '../index.ts'
import { Random, randomSelection } from '../search.ts'

interface Dice {
  turn: number
  sum: number
}

const dice = (change: Partial<GameDefinition<Dice>> = {}): GameDefinition<Dice> =>
  smallGame<Dice>(() => ({ turn: 0, sum: 0 }), {
    id: 'dice',
    step(game) {
      const { state } = game
      const [roll] = game.requestInputSingle({
        actor: game.player(state.turn % 2).name,
        title: 'Roll?',
        choices: ['roll', 'pass'],
      })
      if (roll === 'roll') state.sum += game.random.die(6)
      state.turn++
    },
    result: ({ turn, sum }) => (turn === 150 ? { winners: [0], scores: [sum, 0], reason: 'done' } : null),
    leave: (game, seat) => game.finish({ winners: [1 - seat], scores: [0, 0], reason: 'left' }),
    ...change,
  })

function played(answers: number, definition = dice()): Game<Dice> {
  const game = started(definition)
  const chance = Random.fromSeed('moves')
  for (let i = 0; i < answers && game.waiting !== null; i++) {
    const [selector] = game.waiting.selectors
    if (selector === undefined) break
    const { actor, title } = selector
    game.respondToInputRequest({ actor, title, selection: randomSelection(selector, chance) })
  }
  return game
}

/** A record as it comes back from a file, changed on the way. */
const stored = (game: Game<Dice>, change: Partial<GameRecord> = {}): GameRecord =>
  JSON.parse(JSON.stringify({ ...recordOf(game), ...change }))

const verdictOf = (record: GameRecord, definition = dice()) => {
  const { verdict, reason, at } = replay(definition, record)
  return { verdict, reason, at }
}

test('K88: a record holds everything that is needed to play the game again, as plain data', () => {
  const game = played(150)
  const record = recordOf(game)
  expect(record).toEqual({
    format: 2,
    game: 'dice',
    rules: 1,
    options: {},
    players: ['ana', 'bo'],
    seed: 'seed',
    generator: 'chacha12',
    entries: 150,
    log: game.log,
    fingerprints: [64, 128, 150].map((entries) => [entries, expect.any(String)]),
    result: game.result,
    secondLooks: false,
  })
  expect(JSON.parse(JSON.stringify(record))).toEqual(record)
})

describe('EXACT', () => {
  test.each([0, 1, 63, 64, 65, 150])('K89: after %i answers', (answers) => {
    expect(verdictOf(stored(played(answers)))).toEqual({ verdict: 'EXACT', reason: null, at: null })
  })

  test('K89: with undos, departures and changed seats', () => {
    const game = played(20)
    game.undoWithConsent(0, 7, [1])
    game.changeSeat(1, 'a bot')
    game.leave(0)
    expect(verdictOf(stored(game)).verdict).toBe('EXACT')
  })

  test('K89: the replayed game is handed out, and every entry on the way', () => {
    const seen: number[] = []
    const { game } = replay(dice(), stored(played(5)), (_, entries) => void seen.push(entries))
    expect(seen).toEqual([0, 1, 2, 3, 4, 5])
    expect(game?.state.turn).toBe(5)
  })

  test('K89: a game that programs played', () => {
    const game = createGame(dice(), { players: ['ana', 'bo'], seed: 'programs' }) as Game<Dice>
    const chance = Random.fromSeed('x')
    for (const seat of [0, 1]) game.seatResponder(seat, (question) => question.randomAnswer(chance))
    game.run()
    expect(game.result).not.toBeNull()
    expect(verdictOf(stored(game)).verdict).toBe('EXACT')
  })
})

describe('UNVERIFIED', () => {
  const whole = stored(played(100))
  test.each<[string, Partial<GameRecord>, string]>([
    ['a log that was cut off', { log: whole.log.slice(0, 70) }, 'the log was cut off: it holds 70 of 100 entries'],
    ['a log without an end', { log: [] }, 'the log was cut off: it holds 0 of 100 entries'],
    [
      'a missing last fingerprint',
      { fingerprints: whole.fingerprints.slice(0, 1) },
      'the record has no final fingerprint',
    ],
    ['no fingerprints', { fingerprints: [] }, 'the record has no final fingerprint'],
    ['a newer format', { format: 3 }, 'the record is of format 3, newer than 2'],
    ['an older format', { format: 1 }, 'the record is of format 1, whose chance is no longer drawn'],
    ['another generator', { generator: 'dice' }, 'the chance of the record came from "dice", not from chacha12'],
    ['newer rules', { rules: 2 }, 'the record was made with rules 2, newer than 1'],
    ['another game', { game: 'chess' }, 'the record is of the game "chess"'],
    ['too many players', { players: ['a', 'b', 'c', 'd', 'e'] }, 'Small game is for 1 to 4 players, not 5'],
    ['options that are no longer there', { options: { variant: 'x' } }, 'this game has no options'],
  ])('K90: %s says so', (_, change, reason) => {
    expect(verdictOf({ ...whole, ...change })).toEqual({ verdict: 'UNVERIFIED', reason, at: null })
  })

  test('K90: a record whose game went on under new rules replays from there only', () => {
    const before = played(10)
    const game = createGame(dice({ rules: 2 }), { players: ['ana', 'bo'], seed: 'seed' }) as Game<Dice>
    game.resume(before.snapshot(), before.log)
    game.respondToInputRequest({ actor: 'ana', title: 'Roll?', selection: ['roll'] })
    const record = stored(game)
    expect(record.rules).toBe(2)
    const { verdict, reason, game: again } = replay(dice({ rules: 2 }), record)
    expect({ verdict, reason }).toEqual({
      verdict: 'UNVERIFIED',
      reason: 'entries 1 to 11 were played under earlier rules; the rest replays',
    })
    expect(again?.fingerprint()).toBe(game.fingerprint())
  })
})

describe('DIVERGED', () => {
  const whole = stored(played(100))
  const withEntry = (at: number, change: object): GameRecord => ({
    ...whole,
    log: whole.log.map((entry, i) => (i === at ? ({ ...entry, ...change } as LogEntry) : entry)),
  })

  test('K91: an answer to another question, at its entry', () => {
    expect(verdictOf(withEntry(30, { title: 'Bet?' }))).toEqual({
      verdict: 'DIVERGED',
      reason: 'ana is asked "Roll?", but the log holds "Bet?" of ana',
      at: 30,
    })
  })

  test('K91: an answer of another seat, an illegal one, and one too many', () => {
    expect(verdictOf(withEntry(31, { seat: 0 }))).toMatchObject({ verdict: 'DIVERGED', at: 31 })
    expect(verdictOf(withEntry(32, { selection: ['cheat'] }))).toMatchObject({
      verdict: 'DIVERGED',
      at: 32,
      reason: "Selection cheat didn't exist in the choices",
    })
    const over = stored(played(150))
    const more = { ...over, log: [...over.log, over.log[149] as LogEntry], entries: 151 }
    expect(verdictOf(more)).toMatchObject({ verdict: 'DIVERGED', at: 150 })
  })

  test('K91: another seed, another result', () => {
    expect(verdictOf({ ...whole, seed: 'other' })).toMatchObject({
      verdict: 'DIVERGED',
      reason: 'the state differs from the recorded one',
    })
    const over = stored(played(150), { result: { winners: [1], scores: [0, 1], reason: 'done' } })
    expect(verdictOf(over)).toEqual({ verdict: 'DIVERGED', reason: 'the result differs', at: 150 })
  })

  test('K91: rules that play differently, whatever version they claim', () => {
    const loaded = dice({ rules: 3, setup: () => ({ turn: 0, sum: 1 }) })
    expect(verdictOf(whole, loaded)).toMatchObject({ verdict: 'DIVERGED', at: 63 })
  })

  test('K91: rules that fail on an entry', () => {
    const game = played(10)
    game.leave(0)
    const failing = dice({
      leave: () => {
        throw new Error('nobody leaves')
      },
    })
    expect(verdictOf(stored(game), failing)).toEqual({ verdict: 'DIVERGED', reason: 'nobody leaves', at: 10 })
  })

  test('K91: any changed answer is noticed or changes nothing', () => {
    fc.assert(
      fc.property(fc.nat(99), (at) => {
        const entry = whole.log[at] as LogEntry & { selection: readonly string[] }
        const other = entry.selection[0] === 'roll' ? 'pass' : 'roll'
        expect(verdictOf(withEntry(at, { selection: [other] })).verdict).toBe('DIVERGED')
      }),
    )
  })
})

test('K92: a game that does not replay to where it stands gets no record', () => {
  const game = played(5)
  game.state.sum += 100
  expect(() => recordOf(game)).toThrow('the game does not replay to the state it is in')
})

describe('a game that is over, which later rules play differently', () => {
  const ended = (before: Game<Dice>, change: Partial<GameDefinition<Dice>>) => {
    const game = createGame(dice({ rules: 3, ...change }), { players: ['ana', 'bo'], seed: 'seed' }) as Game<Dice>
    game.resume(before.snapshot(), before.log)
    return game
  }

  test('K92: gets no record by them, whichever way they part from it', () => {
    const left = played(20)
    left.leave(0)
    const over = {
      result: ({ turn }: Dice) =>
        turn === 20 ? { winners: [0], scores: [0, 0], reason: 'before anybody left' } : null,
    }
    const failing = {
      leave: () => {
        throw new Error('nobody leaves')
      },
    }
    for (const game of [ended(left, over), ended(left, failing), ended(played(150), { result: () => null })])
      expect(() => recordOf(game)).toThrow(ReplayDivergence)
  })

  test('K92: has a record as it ended, which names the rules by which it did and comes out by them', () => {
    const game = ended(played(150), { setup: () => ({ turn: 0, sum: 1 }) })
    const record = recordAsItEnded(game)
    expect(record).toMatchObject({ rules: 1, entries: 150, result: { reason: 'done' } })
    expect(record.fingerprints.map(([entries]) => entries)).toEqual([150])
    expect(verdictOf(record)).toEqual({ verdict: 'EXACT', reason: null, at: null })
    expect(verdictOf(record, game.definition as GameDefinition<Dice>)).toMatchObject({ verdict: 'DIVERGED', at: 149 })
  })

  test('K92: has none before it is over', () => {
    expect(() => recordAsItEnded(played(20))).toThrow('the game has not ended')
  })
})
