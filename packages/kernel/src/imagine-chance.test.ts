import { expect, test } from 'vitest'
import { different, forks } from '../testing/forks.ts'
import { answers, smallGame, started } from '../testing/small-game.ts'

const rolling = smallGame<{ before: number; after: number }>(() => ({ before: 0, after: 0 }), {
  step(game) {
    game.state.before = game.random.int(1_000_000)
    game.requestInputSingle({ actor: 'ana', title: 'Roll', choices: ['a', 'b'] })
    game.state.after = game.random.int(1_000_000)
    game.requestInputSingle({ actor: 'ana', title: 'Again', choices: ['a', 'b'] })
  },
})

test('K111: what fell before the question stays, what falls after it is fresh', () => {
  const game = started(rolling)
  const { before } = game.state
  const after = forks(game, 0, 50).map((fork) => {
    expect(fork.state.before).toBe(before)
    answers(fork, 'ana', 'a')
    expect(fork.state.before).toBe(before)
    return fork.state.after
  })
  expect(different(after).size).toBe(50)
  answers(game, 'ana', 'a')
  expect(after).not.toContain(game.state.after)
})

test('K111: a fork holds none of the chance to come, and neither does one that somebody leaves', () => {
  const going = smallGame<{ rolled: number[] }>(() => ({ rolled: [] }), {
    step(game) {
      game.state.rolled.push(game.random.int(1_000_000))
      game.requestInputSingle({ actor: 'ana', title: 'Roll', choices: ['a', 'b'] })
    },
    leave: (game) => void game.state.rolled.push(game.random.int(1_000_000)),
  })
  const game = started(going)
  const many = forks(game, 0, 50)
  expect(different(many.map(({ random }) => random.save())).size).toBe(50)
  for (const one of [game, ...many]) one.leave(1)
  expect(different([game, ...many].map(({ state }) => state.rolled.at(-1))).size).toBe(51)
})

test('K111: a fork that goes on plays the same again when it is undone', () => {
  for (const fork of forks(started(rolling), 0, 20)) {
    answers(fork, 'ana', 'a')
    const { after } = fork.state
    answers(fork, 'ana', 'b')
    fork.undoWithConsent(0, 1, [1])
    expect(fork.state.after).toBe(after)
  }
})
