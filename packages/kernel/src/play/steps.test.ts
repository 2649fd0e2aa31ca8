import { expect, test } from 'vitest'
import { answers, asked, smallGame, started } from '../../testing/small-game.ts'

test('K45: an answer runs its own step again and nothing before it', () => {
  let ran = 0
  const game = started(
    smallGame<{ turn: number }>(() => ({ turn: 0 }), {
      step(one) {
        ran++
        one.requestInputSingle({ actor: 'ana', title: 'Go', choices: ['a', 'b'] })
        one.state.turn++
      },
    }),
  )
  for (let turn = 0; turn < 100; turn++) answers(game, 'ana', 'a')
  expect(game.state.turn).toBe(100)
  expect(ran).toBe(1 + 100 * 2)
})

test('K45: what an unfinished step did to the state is undone and done again', () => {
  const game = started(
    smallGame<{ coins: number }>(() => ({ coins: 0 }), {
      step(one) {
        one.state.coins += 3
        one.requestInputSingle({ actor: 'ana', title: 'Spend', choices: ['a', 'b'] })
        one.state.coins -= 1
        one.requestInputSingle({ actor: 'bo', title: 'Spend', choices: ['a', 'b'] })
      },
    }),
  )
  expect(game.state.coins).toBe(3)
  answers(game, 'ana', 'a')
  expect(game.state.coins).toBe(2)
  answers(game, 'bo', 'a')
  expect(game.state.coins).toBe(5)
})

test('K45: chance that a step used before its question falls the same again', () => {
  const game = started(
    smallGame<{ seen: number[] }>(() => ({ seen: [] }), {
      step(one) {
        one.state.seen.push(one.random.int(1_000_000))
        one.requestInputSingle({ actor: 'ana', title: 'Go', choices: ['a', 'b'] })
        one.requestInputSingle({ actor: 'ana', title: 'On', choices: ['a', 'b'] })
      },
    }),
  )
  const seen = game.state.seen.slice()
  answers(game, 'ana', 'a')
  expect(game.state.seen).toEqual(seen)
  answers(game, 'ana', 'a')
  expect(game.state.seen.slice(0, 1)).toEqual(seen)
  expect(game.state.seen).toHaveLength(2)
})

test('K46: the game ends between steps when there is a result', () => {
  const result = { winners: [0], scores: [2, 1], reason: 'enough' }
  const game = started(
    smallGame<{ turn: number }>(() => ({ turn: 0 }), {
      step(one) {
        one.requestInputSingle({ actor: 'ana', title: 'Go', choices: ['a', 'b'] })
        one.state.turn++
      },
      result: ({ turn }) => (turn === 2 ? result : null),
    }),
  )
  answers(game, 'ana', 'a')
  expect(game.result).toBeNull()
  answers(game, 'ana', 'a')
  expect(game.result).toEqual(result)
  expect(game.waiting).toBeNull()
  expect(game.run()).toBeNull()
})

test('K46: `finish` ends it at once, from anywhere in the rules', () => {
  const result = { winners: [], scores: [], reason: 'sudden death' }
  const deep = (depth: number, finish: () => never): never => (depth === 0 ? finish() : deep(depth - 1, finish))
  const game = started(
    smallGame<{ after: boolean }>(() => ({ after: false }), {
      step(one) {
        one.requestInputSingle({ actor: 'ana', title: 'Go', choices: ['a', 'b'] })
        deep(20, () => one.finish(result))
        one.state.after = true
      },
    }),
  )
  answers(game, 'ana', 'a')
  expect(game.result).toEqual(result)
  expect(game.state.after).toBe(false)
})

test('K46: a game can be over before anybody is asked', () => {
  const over = { winners: [0], scores: [1], reason: 'nothing to do' }
  const game = started(
    smallGame<object>(() => ({}), { step: () => undefined, result: () => over }),
    1,
  )
  expect(game.result).toEqual(over)
  expect(asked(game)).toEqual([])
})
