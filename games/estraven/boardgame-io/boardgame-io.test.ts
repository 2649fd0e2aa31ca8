import type { Seat } from '@turnwright/kernel'
import { project, type SelectionItem } from '@turnwright/kernel/host'
import { Random, randomSelection } from '@turnwright/kernel/search'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CARDS } from '../cards/catalogue.ts'
import { estravenGame, type HiddenState, INVALID_MOVE, type NewState, offeredMoves } from './game.ts'
import { ANSWERING_MOVES } from './moves.ts'
import { Overheard } from './overheard.ts'
import { open } from './saved-game.ts'
import { seatClients } from './seated-clients.ts'
import * as boardgameIo from './the-package.ts'
import { flowOf } from './turn-order.ts'

const MOST_MOVES = 5_000

describe('a whole game through boardgame.io', () => {
  test.each([1, 2, 3])('E53: is played by random legal moves of two clients at one local master (%i)', (seed) => {
    const table = seatClients()
    const chance = Random.fromSeed(`random moves ${seed}`)
    let moves = 0
    for (; table.over() === undefined && moves < MOST_MOVES; moves++) {
      const seat = table.game().waiting?.selectors[0]?.actor === 'Player 1' ? 0 : 1
      const offered = offeredMoves(table.shown(seat), String(seat))
      const { move, args } = offered[chance.int(offered.length)] as { move: string; args: SelectionItem[] }
      const before = table.game().log.length
      table.does(seat, move, ...args)
      expect(table.game().log.length).toBe(before + 1)
    }
    expect(table.over()).toEqual(expect.objectContaining({ reason: expect.any(String) }))
    table.stop()
  })

  test('E53: ends when a player concedes, also out of turn', () => {
    const table = seatClients()
    table.does(1, 'concede')
    expect(table.over()).toMatchObject({ winner: '0' })
    table.stop()
  })
})

describe('beginning', () => {
  test('E54: draws the seed out of the clients’ sight, once', () => {
    const fresh = estravenGame.setup?.({} as never, { names: ['Ana', 'Bo'] }) as NewState
    expect(fresh).toEqual({ players: ['Ana', 'Bo'], options: expect.any(Object), result: null })
    const [one, other] = [make(fresh, 0, 'begin', []), make(fresh, 1, 'begin', [])] as HiddenState[]
    expect(open(one?.saved ?? '').table.seed).not.toBe(open(other?.saved ?? '').table.seed)
    expect(make(one as HiddenState, 0, 'begin', [])).toBe(INVALID_MOVE)
    expect(make(fresh, 0, 'endTurn', [])).toBe(INVALID_MOVE)
  })

  test('E53: refuses options that the game does not have', () => {
    expect(() => estravenGame.setup?.({} as never, { options: { mulligan: 'twice' } })).toThrow(/mulligan/)
  })
})

describe('a refusal', () => {
  test('E53: is called what boardgame.io calls it', () => {
    expect(INVALID_MOVE).toBe(boardgameIo.INVALID_MOVE)
  })

  test('E53: leaves everything as it was: whatever moves and arguments are sent, by either seat, at any point of a game', () => {
    const argument = fc.oneof(
      fc.integer({ min: -3, max: 120 }),
      fc.constantFrom('pass', 'through', 'end-turn', 'emberguard', '__proto__', ''),
      fc.constantFrom(null, undefined, {}, [], [1, 1], [null], { title: 'Pitch', selection: [1] }),
    )
    const attempt = fc.record({
      seat: fc.constantFrom<Seat>(0, 1),
      move: fc.constantFrom(...Object.keys(ANSWERING_MOVES)),
      args: fc.array(argument, { maxLength: 3 }),
    })
    fc.assert(
      fc.property(fc.nat(60), fc.array(attempt, { minLength: 5, maxLength: 10 }), (answers, attempts) => {
        const state = playedFor(answers)
        const before = open(state.saved).fingerprint()
        for (const { seat, move, args } of attempts) {
          const next = make(state, seat, move, args as SelectionItem[])
          const isOffered = offeredMoves(state, String(seat)).some(
            (each) => each.move === move && JSON.stringify(each.args) === JSON.stringify(args),
          )
          const isAccepted = next !== INVALID_MOVE
          expect(isOffered && !isAccepted).toBe(false)
          const after = isAccepted ? (next as HiddenState) : state
          expect(open(after.saved).log.length - open(state.saved).log.length).toBe(isAccepted ? 1 : 0)
          expect(open(state.saved).fingerprint()).toBe(before)
        }
      }),
      { numRuns: 25 },
    )
  })

  test.each(Object.keys(ANSWERING_MOVES).filter((move) => move !== 'chooseDecks'))(
    'E53: answers %s before its time',
    (move) => {
      const state = playedFor(0)
      expect(make(state, 0, move, [1])).toBe(INVALID_MOVE)
      const table = seatClients()
      table.does(0, move, 1)
      expect(table.game().fingerprint()).toBe(table.fingerprintAtTheStart)
      table.stop()
    },
  )
})

describe('what a client receives', () => {
  test('E54: is its seat’s projection, and neither the game nor its seed nor a card that the seat does not know', () => {
    const table = seatClients()
    const chance = Random.fromSeed('secrets')
    for (let moves = 0; table.over() === undefined && moves < 150; moves++) {
      const game = table.game()
      for (const seat of [0, 1]) {
        const messages = table.received(seat)
        const told = JSON.stringify(messages)
        expect(told).not.toContain(game.table.seed)
        expect(told).not.toContain('saved')
        expect(table.shown(seat)).toEqual(JSON.parse(JSON.stringify(project(game as never, seat))))
        expect(namesIn(JSON.stringify(messages, (key, value: unknown) => (key === 'G' ? null : value)))).toEqual([])
        expect(argumentsOf(messages, String(1 - seat))).toEqual([])
      }
      const seat = game.waiting?.selectors[0]?.actor === 'Player 1' ? 0 : 1
      const offered = offeredMoves(table.shown(seat), String(seat))
      const { move, args } = offered[chance.int(offered.length)] as { move: string; args: SelectionItem[] }
      table.does(seat, move, ...args)
    }
    table.stop()
  })
})

describe('whoever only watches', () => {
  test.each([null, undefined, 'null', '2', '-1', '0.5', ''])('E54: is shown what all may see (%s)', (playerID) => {
    const state = playedFor(20)
    const shown = estravenGame.playerView?.({ G: state, ctx: {} as never, playerID: playerID as string | null })
    expect(shown).toEqual(project(open(state.saved) as never, null))
  })

  test.each([null, 'null', '2'])('E53: makes no move (%s)', (playerID) => {
    const state = playedFor(20)
    for (const name of [...Object.keys(ANSWERING_MOVES), 'concede'])
      expect(makeAs(state, playerID, name, [1])).toBe(INVALID_MOVE)
  })

  test('E53, E54: sits through a whole game beside two players at one local master, and nobody hears of another’s hand', () => {
    const table = seatClients()
    const watching = table.watch()
    const ears = [0, 1, null].map((seat) => new Overheard(seat))
    const listen = () => {
      const told = [table.received(0), table.received(1), watching.received()]
      for (const [at, messages] of told.entries()) for (const message of messages) ears[at]?.hear(message)
      expect(ears.map((each) => each.leaks(table.game()))).toEqual([[], [], []])
    }
    table.does(0, 'chooseDecks', 'emberguard', 'gravecourt')
    table.does(1, 'chooseDecks', 'greenoath', 'stormspire')
    expect(watching.shown().view.players.map(({ hand, handSize }) => [hand, handSize])).toEqual([
      [[], 7],
      [[], 7],
    ])
    watching.does('concede')
    expect(table.over()).toBeUndefined()
    listen()
    const chance = Random.fromSeed('watched')
    for (let moves = 0; table.over() === undefined && moves < MOST_MOVES; moves++) {
      const seat = table.game().waiting?.selectors[0]?.actor === 'Player 1' ? 0 : 1
      const offered = offeredMoves(table.shown(seat), String(seat))
      const { move, args } = offered[chance.int(offered.length)] as { move: string; args: SelectionItem[] }
      table.does(seat, move, ...args)
      listen()
    }
    expect(watching.over()).toEqual(expect.objectContaining({ reason: expect.any(String) }))
    expect(watching.shown()).toEqual(JSON.parse(JSON.stringify(project(table.game() as never, null))))
    table.stop()
  })

  test('E54: what a master let slip of another’s hand would be heard', () => {
    const table = seatClients()
    table.does(0, 'chooseDecks', 'emberguard', 'gravecourt')
    table.does(1, 'chooseDecks', 'greenoath', 'stormspire')
    const game = table.game()
    const hand = table.shown(1).view.players[1]?.hand ?? []
    const names = hand.flatMap(({ id }) => CARDS.filter((card) => card.id === id).map(({ name }) => name))
    expect(names).toHaveLength(7)
    for (const [slipped, seat] of [
      [hand, 0],
      [hand, null],
      [`Bo draws ${names.join(', ')}.`, 0],
    ] as const) {
      const ear = new Overheard(seat)
      ear.hear({ args: [{ G: slipped }] })
      expect(ear.leaks(game)).toEqual(expect.arrayContaining(hand.map(({ id }) => id)))
    }
    table.stop()
  })
})

/** Every card that a text names. */
function namesIn(text: string): readonly string[] {
  return CARDS.filter(({ id, name }) => text.includes(`"${id}"`) || text.includes(`"${name}"`)).map(({ name }) => name)
}

/** What a player named in moves, as far as these messages of boardgame.io tell. */
function argumentsOf(messages: readonly unknown[], playerID: string): readonly unknown[] {
  const found: unknown[] = []
  JSON.stringify(messages, (_key, value: { playerID?: unknown; args?: unknown[] | null } | null) => {
    if (value?.playerID === playerID && (value.args?.length ?? 0) > 0) found.push(value.args)
    return value
  })
  return found
}

function playedFor(answers: number): HiddenState {
  const chance = Random.fromSeed(`after ${answers}`)
  const fresh = estravenGame.setup?.({} as never, {}) as NewState
  let state = make(fresh, 0, 'begin', []) as HiddenState
  for (let n = 0; n < answers; n++) {
    const game = open(state.saved)
    const selector = game.waiting?.selectors[0]
    if (selector === undefined) break
    const selection = randomSelection(selector, chance)
    game.respondToInputRequest({ actor: selector.actor, title: selector.title, selection })
    state = {
      saved: JSON.stringify({ table: game.table, log: game.log, snapshot: game.snapshot() }),
      result: project(game as never, null).result,
      flow: flowOf(game),
    }
  }
  return state
}

function make(G: NewState | HiddenState, seat: Seat, name: string, args: readonly SelectionItem[]): unknown {
  return makeAs(G, String(seat), name, args)
}

function makeAs(
  G: NewState | HiddenState,
  playerID: string | null,
  name: string,
  args: readonly SelectionItem[],
): unknown {
  const move = estravenGame.moves?.[name]
  if (typeof move !== 'object') throw new Error(`there is no move ${name}`)
  return move.move({ G, playerID, events: { endTurn() {}, setActivePlayers() {} } } as never, ...args)
}
