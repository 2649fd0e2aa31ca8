import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answers, asked, refusal, smallGame, started, titleFor } from '../../testing/small-game.ts'
import { createGame, type Game, project } from '../host.ts'
import type { GameDefinition } from '../index.ts'
import { Random, randomSelection } from '../search.ts'

interface Path {
  walked: string[]
  turn: number
}

const walk: GameDefinition<Path> = smallGame<Path>(() => ({ walked: [], turn: 0 }), {
  step(game) {
    const { state } = game
    const actor = game.player(state.turn).name
    const [way] = game.requestInputSingle({ actor, title: 'Which way?', choices: ['left', 'right', 'roll'] })
    const [far] = game.requestInputSingle({ actor, title: 'How far?', choices: [1, 2, 3], private: state.turn === 1 })
    state.walked.push(way === 'roll' ? `rolled ${game.random.die(6)}` : `${way} ${far}`)
    state.turn = 1 - state.turn
  },
  leave: (game) => void game.state.walked.push('left behind'),
})

/** Plays a stored log from the beginning. */
const again = (game: Game<Path>): Game<Path> => {
  const fresh = createGame(walk, { players: ['ana', 'bo'], seed: 'seed' }) as Game<Path>
  fresh.run()
  for (const entry of JSON.parse(JSON.stringify(game.log))) fresh.apply(entry)
  return fresh
}

test('K50: answers are logged with their seat, title and selection', () => {
  const game = started(walk)
  answers(game, 'ana', 'left')
  answers(game, 'ana', 2)
  answers(game, 'bo', 'right')
  answers(game, 'bo', 3)
  expect(game.log).toMatchObject([
    { kind: 'answer', seat: 0, title: 'Which way?', selection: ['left'] },
    { kind: 'answer', seat: 0, title: 'How far?', selection: [2] },
    { kind: 'answer', seat: 1, title: 'Which way?', selection: ['right'] },
    { kind: 'answer', seat: 1, title: 'How far?', selection: [3], private: true },
  ])
})

test('K50: whatever happens at a table, its log alone leads to the same game', () => {
  const happening = fc.constantFrom('answer', 'answer', 'answer', 'timeout', 'undo', 'consent', 'leave', 'seat')
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 30 }), fc.string(), (happenings, luck) => {
      const chance = Random.fromSeed(luck)
      const game = started(walk)
      for (const what of happenings) {
        const [selector] = game.waiting?.selectors ?? []
        if (selector === undefined) break
        const { actor, title } = selector
        if (what === 'answer' || what === 'timeout')
          game.respondToInputRequest({ actor, title, selection: randomSelection(selector, chance) }, what)
        else if (what === 'undo' && game.canUndo(0)) game.undo(0)
        else if (what === 'consent' && game.log.length > 2 && game.history.length > 0)
          game.undoWithConsent(1, chance.int(game.history.length), [0])
        else if (what === 'leave') game.leave(chance.int(2))
        else if (what === 'seat') game.changeSeat(chance.int(2), 'someone else')
      }
      const replayed = again(game)
      expect(replayed.fingerprint()).toBe(game.fingerprint())
      expect(replayed.log).toEqual(game.log)
      for (const seat of [0, 1, null]) expect(project(replayed, seat)).toEqual(project(game, seat))
    }),
    { numRuns: process.env['SOAK'] ? 5000 : 100 },
  )
})

describe('who answered', () => {
  const respond = (game: Game, isUserResponse?: boolean) =>
    game.respondToInputRequest({
      actor: 'ana',
      title: titleFor(game, 'ana'),
      selection: ['left'],
      ...(isUserResponse === undefined ? {} : { isUserResponse }),
    })

  test('K18: a response from outside is marked as a user response by itself', () => {
    for (const said of [undefined, true]) {
      const game = started(walk)
      respond(game, said)
      expect(game.log[0]).toMatchObject({ isUserResponse: true })
    }
  })

  test('K18: unless the sender says that it is none, or a responder gave it', () => {
    const sent = started(walk)
    respond(sent, false)
    const answered = started(walk)
    answered.seatResponder(0, ({ selector }) => (selector.title === 'Which way?' ? ['left'] : undefined))
    for (const game of [sent, answered])
      expect(game.log).toEqual([{ kind: 'answer', seat: 0, title: 'Which way?', selection: ['left'] }])
  })
})

test('K51: a timeout is an answer of its own kind, and checked like any other', () => {
  const game = started(walk)
  const runOut = (choice: string) =>
    game.respondToInputRequest({ actor: 'ana', title: 'Which way?', selection: [choice] }, 'timeout')
  expect(refusal(() => runOut('up')).code).toBe('unknown-choice')
  runOut('left')
  expect(game.log[0]).toMatchObject({ kind: 'timeout', seat: 0, selection: ['left'] })
  expect(asked(game)).toEqual(['ana: How far?'])
})

test('K53: a change of seat is noted and changes nothing in the rules', () => {
  const game = started(walk)
  answers(game, 'ana', 'left')
  const [fingerprint, projection] = [game.fingerprint(), project(game, 0)]
  game.changeSeat(0, 'bot:greedy')
  expect(game.log.at(-1)).toEqual({ kind: 'seat', seat: 0, player: 'bot:greedy' })
  expect(game.fingerprint()).toBe(fingerprint)
  expect(project(game, 0)).toEqual(projection)
  expect(() => game.changeSeat(5, 'nobody')).toThrow(RangeError)
  expect(again(game).log).toEqual(game.log)
})
