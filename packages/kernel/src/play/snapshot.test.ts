import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answers, asked, refusal, smallGame, started } from '../../testing/small-game.ts'
import { createGame, type Game, project, type Snapshot } from '../host.ts'
import type { GameDefinition } from '../index.ts'
import { Random, randomSelection } from '../search.ts'

interface Duel {
  turn: number
  rolls: number[]
}

/** A turn: a question to each, with a roll in between when somebody asks for it. */
const duel = (rules: number, word = 'Q'): GameDefinition<Duel> =>
  smallGame<Duel>(() => ({ turn: 0, rolls: [] }), {
    rules,
    step(game) {
      const { state } = game
      game.tell('turn {turn}', { turn: state.turn })
      const [first] = game.requestInputSingle({ actor: 'ana', title: `${word}1`, choices: ['a', 'roll'] })
      if (first === 'roll') state.rolls.push(game.random.die(6))
      game.requestInputSingle({ actor: 'bo', title: `${word}2`, choices: ['a', 'b'] })
      state.turn++
    },
    leave: (game, seat) => game.tell('{who} leaves', { who: { seat } }),
  })

/** What a host does after a restart: it has the log and an older snapshot, both read from a file. */
function resumed(definition: GameDefinition<Duel>, snapshot: Snapshot<Duel>, log: Game['log']): Game<Duel> {
  const game = createGame(definition, { players: ['ana', 'bo'], seed: 'seed' }) as Game<Duel>
  game.resume(JSON.parse(JSON.stringify(snapshot)), JSON.parse(JSON.stringify(log)))
  return game
}

const play = (definition: GameDefinition<Duel>, ...moves: readonly string[]) => {
  const game = started(definition)
  for (const move of moves) answers(game, game.waiting?.players[0] as string, move)
  return game
}

test('K55: a snapshot and the log lead to the same game, wherever the snapshot was taken', () => {
  const happening = fc.constantFrom('answer', 'answer', 'answer', 'undo', 'consent', 'leave', 'snapshot')
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 25 }), fc.string(), (happenings, luck) => {
      const chance = Random.fromSeed(luck)
      const game = started(duel(1))
      let snapshot = game.snapshot()
      for (const what of happenings) {
        const [selector] = game.waiting?.selectors ?? []
        if (selector === undefined) break
        const { actor, title } = selector
        if (what === 'answer')
          game.respondToInputRequest({ actor, title, selection: randomSelection(selector, chance) })
        else if (what === 'undo') for (const seat of [0, 1]) void (game.canUndo(seat) && game.undo(seat))
        else if (what === 'consent' && game.history.length > 0)
          game.undoWithConsent(1, chance.int(game.history.length), [0])
        else if (what === 'leave') game.leave(chance.int(2))
        else if (what === 'snapshot') snapshot = game.snapshot()
      }
      const again = resumed(duel(1), snapshot, game.log)
      expect(again.fingerprint()).toBe(game.fingerprint())
      expect(again.log).toEqual(game.log)
      for (const seat of [0, 1, null]) expect(project(again, seat)).toEqual(project(game, seat))
    }),
    { numRuns: process.env['SOAK'] ? 5000 : 150 },
  )
})

test('K55: programs at the table wait until all that is stored has been played', () => {
  const game = play(duel(1), 'a')
  const snapshot = game.snapshot()
  for (const move of ['b', 'a']) answers(game, game.waiting?.players[0] as string, move)
  const again = createGame(duel(1), { players: ['ana', 'bo'], seed: 'seed' }) as Game<Duel>
  again.seatResponder(1, () => ['a'])
  again.resume(snapshot, game.log)
  expect(again.log.slice(0, 3)).toEqual(game.log)
  expect(again.log[3]).toMatchObject({ seat: 1, selection: ['a'] })
  expect(asked(again)).toEqual(['ana: Q1'])
})

test('K44: resuming keeps the branch', () => {
  const game = play(duel(1), 'a', 'a', 'a')
  expect(resumed(duel(1), game.snapshot(), game.log).branchId).toBe(game.branchId)
})

test('K55: undo rights survive, also those barred by an answer that was taken back', () => {
  const game = play(duel(1), 'a', 'b')
  game.undo(1)
  const again = resumed(duel(1), game.snapshot(), game.log)
  expect([0, 1].map((seat) => again.canUndo(seat))).toEqual([0, 1].map((seat) => game.canUndo(seat)))
})

test('K55: undo rights go on to agree when more is taken back than the snapshot held', () => {
  const game = play(duel(1), 'a', 'b')
  const again = resumed(duel(1), game.snapshot(), game.log)
  for (const one of [game, again]) {
    one.undo(1)
    one.undoWithConsent(0, 0, [1])
    answers(one, 'ana', 'a')
  }
  expect(game.canUndo(0)).toBe(true)
  expect(again.canUndo(0)).toBe(true)
})

test('K55: the latest lines travel with it, each with its number', () => {
  const game = started(
    smallGame<{ n: number }>(() => ({ n: 0 }), {
      step(one) {
        one.tell('everyone hears {n}', { n: one.state.n })
        one.tell('bo hears {n}', { n: one.state.n }, [1])
        one.requestInputSingle({ actor: 'ana', title: 'On', choices: ['a', 'b'] })
        one.state.n++
      },
    }),
  )
  for (let n = 0; n < 150; n++) answers(game, 'ana', 'a')
  const again = createGame(game.definition, { players: ['ana', 'bo'], seed: 'seed' }) as typeof game
  again.resume(JSON.parse(JSON.stringify(game.snapshot())), game.log)
  for (const seat of [0, 1, null]) {
    const [was, is] = [game, again].map((one) => project(one, seat, { logFrom: 0 }).log)
    expect(is?.total).toBe(was?.total)
    expect(is?.lines.length).toBeGreaterThanOrEqual(100)
    expect(is?.lines).toEqual(was?.lines.slice(-(is?.lines.length ?? 0)))
  }
})

test('K62: consent leads back past the snapshot, and the story is told anew', () => {
  const game = play(duel(1), 'a', 'b', 'a', 'b', 'a', 'b')
  const again = resumed(duel(1), game.snapshot(), game.log)
  for (const one of [game, again]) one.undoWithConsent(0, 2, [1])
  expect(again.fingerprint()).toBe(game.fingerprint())
  expect(project(again, 0).log).toEqual(project(game, 0).log)
})

describe('when the rules version rises', () => {
  const old = () => play(duel(1), 'a', 'b', 'roll')

  test('K54: the table goes on from its checkpoint, the unfinished step asked anew, and the log says so', () => {
    const before = old()
    const snapshot = before.snapshot()
    const game = resumed(duel(2, 'P'), snapshot, before.log)
    expect(game.fault).toBeNull()
    expect(asked(game)).toEqual(['ana: P1'])
    expect(game.state).toEqual({ turn: 1, rolls: [] })
    expect(game.log).toEqual([...before.log, { kind: 'rules', rules: 2, from: snapshot }])
    answers(game, 'ana', 'a')
    answers(game, 'bo', 'a')
    expect(game.state.turn).toBe(2)
  })

  test('K54: it is a new branch, since everybody is asked anew', () => {
    const before = old()
    expect(resumed(duel(2, 'P'), before.snapshot(), before.log).branchId).toBeGreaterThan(before.branchId)
  })

  test('K54: what was answered after the checkpoint that was kept is taken back', () => {
    const before = play(duel(1), 'a', 'b')
    const snapshot = before.snapshot()
    for (const [actor, choice] of [
      ['ana', 'roll'],
      ['bo', 'b'],
      ['ana', 'a'],
    ] as const)
      answers(before, actor, choice)
    const game = resumed(duel(2, 'P'), snapshot, before.log)
    expect(game.log).toEqual([...before.log, { kind: 'rules', rules: 2, from: snapshot }])
    expect(game.state).toEqual({ turn: 1, rolls: [] })
    expect(asked(game)).toEqual(['ana: P1'])
  })

  test('K54: it can be resumed again and again', () => {
    const before = old()
    let game = resumed(duel(2, 'P'), before.snapshot(), before.log)
    for (const move of ['a', 'a', 'roll']) {
      answers(game, game.waiting?.players[0] as string, move)
      const again = resumed(duel(2, 'P'), game.snapshot(), game.log)
      expect(again.fingerprint()).toBe(game.fingerprint())
      expect(again.log).toEqual(game.log)
      game = again
    }
    const third = resumed(duel(3, 'R'), game.snapshot(), game.log)
    expect(asked(third)).toEqual(['ana: R1'])
    expect(third.state.turn).toBe(2)
  })

  test('K54: nothing before it can be undone, not even with consent, not even after another restart', () => {
    const before = play(duel(1), 'a', 'b', 'a', 'b')
    const risen = resumed(duel(2, 'P'), before.snapshot(), before.log)
    answers(risen, 'ana', 'a')
    for (const game of [risen, resumed(duel(2, 'P'), risen.snapshot(), risen.log)]) {
      game.undo(0)
      expect([0, 1].map((seat) => game.canUndo(seat))).toEqual([false, false])
      for (const to of [0, 1, 3]) expect(refusal(() => game.undoWithConsent(0, to, [1])).code).toBe('undo-barred')
      expect(asked(game)).toEqual(['ana: P1'])
    }
  })

  test('K54: the departure of a player still works, and so does playing on by programs alone', () => {
    const before = old()
    const game = createGame(duel(2, 'P'), { players: ['ana', 'bo'], seed: 'seed' }) as Game<Duel>
    for (const seat of [0, 1]) game.seatResponder(seat, () => (game.state.turn < 5 ? ['a'] : undefined))
    game.resume(before.snapshot(), before.log)
    expect(game.state.turn).toBe(5)
    game.leave(1)
    expect(game.fault).toBeNull()
    expect(game.snapshot().position.state).toMatchObject({ turn: 5 })
  })
})
