import { describe, expect, test } from 'vitest'
import { answers, refusal, smallGame, started, titleFor } from '../../testing/small-game.ts'
import type { Game } from '../host.ts'
import { shouldUpdateBranchId } from '../questions/branch-id.ts'

const waiting = (players: readonly string[], concurrent = false) => ({ players, concurrent })

describe('shouldUpdateBranchId', () => {
  test('K41: yes where nothing was or is awaited', () => {
    expect(shouldUpdateBranchId(null, waiting(['a']))).toBe(true)
    expect(shouldUpdateBranchId(waiting(['a']), null)).toBe(true)
    expect(shouldUpdateBranchId(waiting(['a'], true), null)).toBe(true)
    expect(shouldUpdateBranchId(null, null)).toBe(true)
  })

  test('K41: from a concurrent request only when it is left', () => {
    expect(shouldUpdateBranchId(waiting(['a', 'b'], true), waiting(['c'], true))).toBe(false)
    expect(shouldUpdateBranchId(waiting(['a', 'b'], true), waiting(['a', 'b']))).toBe(true)
  })

  test('K41: otherwise only when somebody is awaited who was not before', () => {
    expect(shouldUpdateBranchId(waiting(['a', 'b']), waiting(['b']))).toBe(false)
    expect(shouldUpdateBranchId(waiting(['a']), waiting(['a']))).toBe(false)
    expect(shouldUpdateBranchId(waiting(['a']), waiting(['b']))).toBe(true)
    expect(shouldUpdateBranchId(waiting(['a']), waiting(['a', 'b'], true))).toBe(true)
  })
})

/** Answers as a client does that last looked when the branch was `branchId`. */
function sends(game: Game, actor: string, choice: string, branchId: number): void {
  game.respondToInputRequest({ actor, title: titleFor(game, actor), selection: [choice], branchId })
}

test('K42: in turns the branch changes with every player (first example of the seed)', () => {
  const turns = smallGame<{ turn: number }>(() => ({ turn: 0 }), {
    step(game) {
      game.requestInputSingle({ actor: game.player(game.state.turn).name, title: 'Act', choices: ['a', 'b'] })
      game.state.turn = 1 - game.state.turn
    },
  })
  const game = started(turns)
  const first = game.branchId
  sends(game, 'ana', 'a', first)
  expect(game.waiting?.players).toEqual(['bo'])
  expect(game.branchId).toBe(first + 1)
  expect(refusal(() => sends(game, 'bo', 'a', first))).toMatchObject({
    code: 'conflict',
    expected: `branch ${first + 1}`,
    got: `branch ${first}`,
  })
  sends(game, 'bo', 'a', first + 1)
})

test('K42: while simultaneous answers are collected the branch stays (second example of the seed)', () => {
  const picks = smallGame<{ picked: boolean }>(() => ({ picked: false }), {
    step(game) {
      if (game.state.picked) game.requestInputSingle({ actor: 'ana', title: 'Act', choices: ['a', 'b'] })
      else {
        game.requestInputMany(game.players.map(({ name }) => ({ actor: name, title: 'Pick', choices: ['a', 'b'] })))
        game.state.picked = true
      }
    },
  })
  const game = started(picks)
  const first = game.branchId
  sends(game, 'ana', 'a', first)
  expect(game.waiting?.players).toEqual(['bo'])
  expect(game.branchId).toBe(first)
  sends(game, 'bo', 'b', first)
  expect(game.waiting?.players).toEqual(['ana'])
  expect(game.branchId).toBe(first + 1)
})

test('K43: a whole draft goes on under one branch, and skips the check (third example of the seed)', () => {
  const draft = smallGame<{ drafted: number }>(() => ({ drafted: 0 }), {
    step(game) {
      const building = game.state.drafted >= 4
      if (building)
        game.requestInputMany(game.players.map(({ name }) => ({ actor: name, title: 'Build', choices: [1, 2] })))
      else {
        game.requestInputAny(game.players.map(({ name }) => ({ actor: name, title: 'Draft', choices: ['x', 'y'] })))
        game.state.drafted++
      }
    },
  })
  const game = started(draft, 3)
  const first = game.branchId
  for (const actor of ['bo', 'ana', 'cy']) {
    sends(game, actor, 'x', first)
    expect(game.branchId).toBe(first)
  }
  sends(game, 'bo', 'y', first - 7)
  expect(game.waiting?.players).toEqual(['ana', 'bo', 'cy'])
  expect(game.waiting?.concurrent).toBe(false)
  expect(game.branchId).toBe(first + 1)
})

const rounds = smallGame<{ moves: string[] }>(() => ({ moves: [] }), {
  step(game) {
    const [move] = game.requestInputSingle({ actor: 'ana', title: 'Act', choices: ['a', 'b', 'end'] })
    game.state.moves.push(move as string)
  },
  result: ({ moves }) => (moves.includes('end') ? { winners: [0], scores: [1, 0], reason: 'ended' } : null),
})

test('K42: one player acting again and again stays on the branch, and the end of the game leaves it', () => {
  const game = started(rounds)
  const first = game.branchId
  answers(game, 'ana', 'a')
  answers(game, 'ana', 'b')
  expect(game.branchId).toBe(first)
  answers(game, 'ana', 'end')
  expect(game.branchId).toBe(first + 1)
})

test('K42: an undo begins a new branch, although the same player is awaited', () => {
  const game = started(rounds)
  answers(game, 'ana', 'a')
  const before = game.branchId
  game.undo(0)
  expect(game.branchId).toBeGreaterThan(before)
  expect(refusal(() => sends(game, 'ana', 'b', before)).code).toBe('conflict')
})

test('K43: a response without a branch is judged by its request alone', () => {
  const game = started(rounds)
  game.respondToInputRequest({ actor: 'ana', title: 'Act', selection: ['a'] })
  expect(game.state.moves).toEqual(['a'])
})
