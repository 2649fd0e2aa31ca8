import { describe, expect, test } from 'vitest'
import { answers, smallGame, started } from '../../testing/small-game.ts'
import { project } from '../host.ts'

const counting = smallGame<{ turn: number; marks: number[] }>(() => ({ turn: 0, marks: [] }), {
  step(game) {
    game.requestInputSingle({ actor: 'ana', title: 'Go', choices: ['a', 'b'] })
    game.state.marks.push(++game.state.turn)
  },
})

describe('a game that waits while others are played', () => {
  test('K45: plays on from its checkpoint, whatever a host did to the state it looked at', () => {
    const game = started(counting)
    started(counting)
    game.state.marks.push(99)
    started(counting)
    game.state.turn = 99
    answers(game, 'ana', 'a')
    expect(game.state).toEqual({ turn: 1, marks: [1] })
  })

  test('K45: is shown as it stood', () => {
    const game = started(counting)
    answers(game, 'ana', 'a')
    const [seen, fingerprint] = [project(game, 0), game.fingerprint()]
    answers(started(counting), 'ana', 'b')
    expect(project(game, 0)).toEqual(seen)
    expect(game.fingerprint()).toBe(fingerprint)
  })

  test('K61: takes back what was answered before', () => {
    const game = started(counting)
    answers(game, 'ana', 'a')
    started(counting)
    game.undo(0)
    started(counting)
    expect(game.state).toEqual({ turn: 0, marks: [] })
  })
})
