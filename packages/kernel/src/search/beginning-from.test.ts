import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Fishing, fished, fishing } from '../../testing/fishing.ts'
import { different } from '../../testing/forks.ts'
import { answers, asked, NAMES, refusal, smallGame, started } from '../../testing/small-game.ts'
import {
  type Beginning,
  beginningFrom,
  createGame,
  gameAt,
  type Game,
  lineText,
  project,
  recordOf,
  replay,
  type Witness,
} from '../host.ts'
import type { CardId, GameDefinition } from '../index.ts'
import { Random, randomSelection } from '../search.ts'

const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

function begun<State>(definition: GameDefinition<State>, from: Beginning | null, seed = 'another seed'): Game<State> {
  if (from === null) throw new Error('no game begins here')
  const players = NAMES.slice(0, from.seats)
  const game = createGame(definition, { players, seed, from: stored(from) }) as Game<State>
  game.run()
  return game
}

function from<State>(game: Game<State>, witness: Witness, seed = 'deal'): Beginning<State> | null {
  return beginningFrom(game, witness, Random.keyed(seed)) as Beginning<State> | null
}

function playOn(game: Game<Fishing>, count: number, seed: string): void {
  const chance = Random.fromSeed(seed)
  for (let i = 0; i < count; i++) {
    const [selector] = game.waiting?.selectors ?? []
    if (selector === undefined) return
    const { actor, title } = selector
    game.respondToInputRequest({ actor, title, selection: randomSelection(selector, chance) })
  }
}

/** Moments of a game in which everything happens that makes them hard to take up. */
const moments = fc.record({ seed: fc.nat(200).map(String), answers: fc.nat(24) })

describe('a game that begins from a moment of another', () => {
  test('K132: everybody is shown and asked the same, and what somebody has seen is as it was', () => {
    fc.assert(
      fc.property(moments, ({ seed, answers: count }) => {
        const game = fished(seed, count)
        fc.pre(game.waiting !== null)
        const other = begun(fishing, from(game, 'anybody'))
        expect(asked(other)).toEqual(asked(game))
        for (const seat of [0, 1, null]) expect(project(other, seat).view).toEqual(project(game, seat).view)
      }),
    )
  })

  test('K132: what nobody has seen lies anywhere', () => {
    const game = fished('hidden', 0)
    const decks = Array.from({ length: 100 }, (_, deal) => {
      const { state, cards } = begun(fishing, from(game, 'anybody', `deal ${deal}`))
      return state.deck.map((card) => cards.identity(card))
    })
    expect(different(decks).size).toBeGreaterThan(50)
    const rest = game.state.deck.map((card) => game.cards.identity(card)).toSorted()
    for (const deck of decks) expect(deck.toSorted()).toEqual(rest)
  })

  test('K133: for one seat all that it does not know is dealt anew, the hands of the others included', () => {
    const game = fished('hands', 0)
    const hands = Array.from({ length: 100 }, (_, deal) => {
      const { state, cards } = begun(fishing, from(game, 0, `deal ${deal}`))
      return (state.hands[1] as CardId[]).map((card) => cards.identity(card))
    })
    expect(different(hands).size).toBeGreaterThan(10)
  })

  test('K133: the seat it was made for is shown and told the same', () => {
    const told = (game: Game<Fishing>, seat: number) => project(game, seat).log.lines.map(lineText)
    fc.assert(
      fc.property(moments, fc.constantFrom(0, 1), ({ seed, answers: count }, seat) => {
        const game = fished(seed, count)
        const moment = from(game, seat)
        fc.pre(moment !== null)
        const other = begun(fishing, moment)
        expect(project(other, seat).view).toEqual(project(game, seat).view)
        expect(told(other, seat)).toEqual(told(game, seat))
      }),
    )
  })

  test('K133: nothing begins for a seat while others are asked', () => {
    expect(from(fished('hands', 0), 1)).toBeNull()
  })

  test('K134: its record replays EXACT by itself, and a stored one goes on as it was', () => {
    fc.assert(
      fc.property(moments, fc.nat(12), ({ seed, answers: count }, more) => {
        const moment = from(fished(seed, count), 'anybody')
        fc.pre(moment !== null)
        const game = begun(fishing, moment)
        playOn(game, more, seed)
        const { verdict, reason } = replay(fishing, stored(recordOf(game)))
        expect([verdict, reason]).toEqual(['EXACT', null])
        const again = createGame(fishing, { ...game.table, players: NAMES.slice(0, 2) }) as Game<Fishing>
        again.resume(stored(game.snapshot()), stored(game.log))
        expect(again.fingerprint()).toBe(game.fingerprint())
        for (const seat of [0, 1, null]) expect(project(again, seat)).toEqual(project(game, seat))
      }),
    )
  })

  test('K134: any moment of its log can be stood at again, and none from before it began', () => {
    const game = begun(fishing, from(fished('two', 1), 'anybody'))
    const standings = [game.fingerprint()]
    for (let i = 0; i < 6; i++) {
      playOn(game, 1, `answer ${i}`)
      standings.push(game.fingerprint())
    }
    const table = { ...game.table, players: NAMES.slice(0, 2) }
    for (const [more, standing] of standings.entries())
      expect(gameAt(fishing, table, game.log, 1 + more).fingerprint()).toBe(standing)
    expect(() => gameAt(fishing, table, game.log, 0)).toThrow('does not begin')
  })

  test('K134: a record whose log does not begin as its moment did is not trusted', () => {
    const moment = from(fished('two', 1), 'anybody') as Beginning<Fishing>
    expect(moment.tail).toHaveLength(1)
    const record = recordOf(begun(fishing, moment))
    const [first, ...rest] = record.log
    const forged = { ...record, log: [{ ...first, seat: 1 } as (typeof record.log)[number], ...rest] }
    expect(replay(fishing, forged).verdict).toBe('UNVERIFIED')
  })

  test('K135: from the question on chance is its own', () => {
    const moment = from(fished('chance', 0), 'anybody')
    const rolled = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const game = begun(fishing, moment, seed)
      answers(game, 'ana', 'look up')
      return asked(game)[0]
    })
    expect(new Set(rolled)).toEqual(new Set(['ana: Done?', 'bo: React']))
  })

  test('K135: what was answered before it began is taken back by nobody, whoever agrees', () => {
    const game = begun(fishing, from(fished('two', 1), 'anybody'))
    const before = game.fingerprint()
    expect(game.log).toHaveLength(1)
    for (const seat of [0, 1]) expect(refusal(() => game.undo(seat)).code).toBe('undo-barred')
    expect(refusal(() => game.undoWithConsent(0, 0, [1])).code).toBe('undo-barred')
    expect(game.fingerprint()).toBe(before)
  })

  test('K135: and what was answered since comes back as it was', () => {
    const steps = smallGame<{ turn: number }>(() => ({ turn: 0 }), {
      step(game) {
        for (const title of ['First', 'Second', 'Third'])
          game.requestInputSingle({ actor: 'ana', title, choices: ['a', 'b'] })
        game.state.turn += game.random.int(1000)
      },
    })
    const original = started(steps)
    answers(original, 'ana', 'a')
    const game = begun(steps, from(original, 'anybody'))
    const before = game.fingerprint()
    answers(game, 'ana', 'b')
    game.undo(0)
    expect(game.fingerprint()).toBe(before)
    expect(asked(game)).toEqual(['ana: Second'])
  })

  test('K135: whoever leaves in its first step leaves behind chance that is its own for good', () => {
    const rolling = smallGame<{ left: number[]; rolls: number[] }>(() => ({ left: [], rolls: [] }), {
      step(game) {
        const { state } = game
        state.rolls.push(game.random.int(1000))
        for (const title of ['First', 'Second'])
          game.requestInputSingle({ actor: state.left.includes(0) ? 'bo' : 'ana', title, choices: ['a', 'b'] })
        state.rolls.push(game.random.int(1000))
      },
      leave: (game, seat) => void game.state.left.push(seat),
    })
    const original = started(rolling)
    answers(original, 'ana', 'a')
    const game = begun(rolling, from(original, 'anybody'))
    game.leave(0)
    for (const choice of ['a', 'b', 'a', 'b']) answers(game, 'bo', choice)
    expect(new Set(game.state.rolls).size).toBe(game.state.rolls.length)
    expect(replay(rolling, stored(recordOf(game))).verdict).toBe('EXACT')
  })

  test('K136: it holds no seed, and a game of its kind can begin from it in turn', () => {
    const original = fished('a seed that nobody guesses', 3)
    const moment = from(original, 0) as Beginning<Fishing>
    expect(JSON.stringify(moment)).not.toContain('nobody guesses')
    const game = begun(fishing, moment)
    playOn(game, 2, 'more')
    const third = begun(fishing, from(game, 'anybody'), 'third')
    expect(asked(third)).toEqual(asked(game))
  })

  test('K136: two games alike to a seat give the same moment for the same chance', () => {
    const one = fished('alike', 0)
    const snapshot = one.snapshot()
    const slots = snapshot.position.cards.slots.slice()
    const hidden = one.state.deck.slice(0, 2).map((card) => card & 0xfff) as [number, number]
    ;[slots[hidden[0]], slots[hidden[1]]] = [slots[hidden[1]] as number, slots[hidden[0]] as number]
    const twin = createGame(fishing, { players: NAMES.slice(0, 2), seed: 'alike' }) as Game<Fishing>
    const position = { ...snapshot.position, cards: { ...snapshot.position.cards, slots } }
    twin.resume({ ...snapshot, position }, one.log)
    expect(twin.fingerprint()).not.toBe(one.fingerprint())
    expect(from(twin, 0)).toEqual(from(one, 0))
  })

  test('K132: nothing begins from the end of a game', () => {
    const over = started(fishing)
    over.leave(0)
    expect(from(over, 'anybody')).toBeNull()
  })

  test('K132: a table with another number of seats is refused', () => {
    const moment = from(fished('seats', 0), 'anybody') as Beginning
    expect(() => createGame(fishing, { players: ['ana'], seed: '', from: { ...moment, seats: 3 } })).toThrow(RangeError)
  })
})
