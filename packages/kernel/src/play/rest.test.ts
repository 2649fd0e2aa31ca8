import { describe, expect, test } from 'vitest'
import { answers, smallGame, started } from '../../testing/small-game.ts'
import { project } from '../host.ts'
import { restAll } from './rest.ts'

const counting = smallGame<{ turn: number; marks: number[] }>(() => ({ turn: 0, marks: [] }), {
  step(game) {
    game.requestInputSingle({ actor: 'ana', title: 'Go', choices: ['a', 'b'] })
    game.state.marks.push(++game.state.turn)
  },
})

describe('a game that waits while others are played', () => {
  test('K45: plays on from its checkpoint, whatever a host did to the state it looked at', () => {
    const game = started(counting)
    restAll()
    game.state.marks.push(99)
    restAll()
    game.state.turn = 99
    answers(game, 'ana', 'a')
    expect(game.state).toEqual({ turn: 1, marks: [1] })
  })

  test('K45: is shown as it stood', () => {
    const game = started(counting)
    answers(game, 'ana', 'a')
    const [seen, fingerprint] = [project(game, 0), game.fingerprint()]
    answers(started(counting), 'ana', 'b')
    restAll()
    expect(project(game, 0)).toEqual(seen)
    expect(game.fingerprint()).toBe(fingerprint)
  })

  test('K61: takes back what was answered before', () => {
    const game = started(counting)
    answers(game, 'ana', 'a')
    restAll()
    game.undo(0)
    restAll()
    expect(game.state).toEqual({ turn: 0, marks: [] })
  })

  test('K137: copies its state no more often where many tables are played by turns than where one is played alone', () => {
    let copies = 0
    const byTurns = smallGame<{ turn: number }>(() => ({ turn: 0 }), {
      copy(state) {
        copies++
        return { ...state }
      },
      step(game) {
        game.requestInputSingle({ actor: game.player(game.state.turn % 2).name, title: 'Go', choices: ['a', 'b'] })
        game.state.turn++
      },
    })
    const copiesOf = (tables: number): number => {
      const games = Array.from({ length: tables }, () => started(byTurns))
      copies = 0
      for (let turn = 0; turn < 200; turn++) for (const game of games) answers(game, ['ana', 'bo'][turn % 2]!, 'a')
      return copies / tables
    }
    expect(copiesOf(50)).toBe(copiesOf(1))
  })
})
