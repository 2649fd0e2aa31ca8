import type { ActionSelector, Plain, SelectSelector } from '@turnwright/kernel'
import { describe, expect, test } from 'vitest'
import { hold, pondWith } from '../fixtures/holding.ts'
import { pond, type Pond } from '../fixtures/pond.ts'
import { refusesIllegalAnswers } from './refuses-illegal-answers.ts'

/** Asks ana something three times. */
function asking(selector: (game: Pond) => SelectSelector | ActionSelector) {
  return pondWith({
    step(game) {
      game.requestInputSingle(selector(game) as SelectSelector)
      game.state.round++
    },
  })
}

const number = (accept: (answer: Plain) => { value: Plain } | { refused: string }) =>
  asking(() => ({ type: 'action', actor: 'ana', title: 'Name a number', accept, examples: () => [1, 2] }))

describe('forging answers finds', () => {
  test('nothing in an honest game', () => {
    expect(hold(pond, refusesIllegalAnswers)).toBeGreaterThan(10)
  })

  test('nothing where a structured answer is checked before it is read', () => {
    const careful = number((answer) => (answer === 1 || answer === 2 ? { value: answer } : { refused: 'not a number' }))
    expect(hold(careful, refusesIllegalAnswers)).toBeGreaterThan(2)
  })

  test('a structured answer that is read before it is checked', () => {
    const trusting = number((answer) => (answer === 1 || answer === 2 ? { value: answer } : { refused: read(answer) }))
    expect(() => hold(trusting, refusesIllegalAnswers)).toThrow(
      /and met with TypeError: .* in place of a ResponseError/,
    )
  })

  test('a structured answer that is accepted and then breaks the rules', () => {
    const gullible = pondWith({
      step(game) {
        const [fish] = game.requestInputSingle({
          type: 'action',
          actor: 'ana',
          title: 'Name a fish',
          accept: (answer) => ({ value: answer as string }),
          examples: () => ['carp', 'pike'],
        })
        game.tell(fish.toUpperCase())
        game.state.round++
      },
    })
    expect(() => hold(gullible, refusesIllegalAnswers)).toThrow(/accepted, the rules failed: .*toUpperCase/)
  })

  test('a check that changes the state while it refuses', () => {
    const scribbling = asking((game) => ({
      actor: 'ana',
      title: 'Choose two',
      choices: ['a', 'b', 'c'],
      min: 1,
      max: 2,
      check: (selection) => {
        if (selection.length === 1) return null
        game.state.bank--
        return 'one will do'
      },
    }))
    expect(() => hold(scribbling, refusesIllegalAnswers)).toThrow(/a refused answer changed the game at/)
  })

  test('a check that throws where it should refuse', () => {
    const throwing = asking(() => ({
      actor: 'ana',
      title: 'Choose one',
      choices: ['a', 'b', 'c'],
      check: ([chosen]) => (chosen === 'b' ? read(chosen) : null),
      examples: () => [['a'], ['c']],
    }))
    expect(() => hold(throwing, refusesIllegalAnswers)).toThrow(/TypeError/)
  })
})

function read(answer: Plain): string {
  return (answer as unknown as { fish: { name: string } }).fish.name
}
