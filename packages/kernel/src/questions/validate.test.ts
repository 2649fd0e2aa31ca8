import { describe, expect, test } from 'vitest'
import { answers, answersWith, refusal, smallGame, started } from '../../testing/small-game.ts'
import type { AnySelection, Selector } from '../host.ts'
import type { Choice, SelectSelector } from '../index.ts'

type Question = Omit<SelectSelector<Choice>, 'actor' | 'title'>

const asking = (question: Question) =>
  started(
    smallGame<{ asked: number }>(() => ({ asked: 0 }), {
      step(game) {
        game.requestInputSingle({ actor: 'ana', title: 'Choose', noAutoRespond: true, ...question })
        game.state.asked++
      },
    }),
  )

const refused = (question: Question, selection: AnySelection) => {
  const { code, message, expected, got } = refusal(() => answersWith(asking(question), 'ana', selection))
  return { code, message, expected, got }
}

const nested: Question = {
  choices: [
    { title: 'Dogma', choices: ['Archery', 'The Wheel'] },
    { title: 'Meld', choices: ['card-1', 'card-2'], min: 0, max: 1 },
    { title: 'Tidy', choices: ['left', 'right', { title: 'nothing', exclusive: true }], min: 1, max: 3 },
    'Draw',
  ],
}

test('K20: the title must be that of the request', () => {
  const game = asking({ choices: ['a', 'b'] })
  const wrong = refusal(() => game.respondToInputRequest({ actor: 'ana', title: 'Chose', selection: ['a'] }))
  expect(wrong.code).toBe('title-mismatch')
  expect(wrong.message).toBe('Response title "Chose" didn\'t match the request')
  expect(wrong.expected).toBe('"Choose"')
  expect(wrong.got).toBe('"Chose"')
})

test('K21: every selection must exist in the choices', () => {
  expect(refused({ choices: ['a', 'b'] }, ['X'])).toEqual({
    code: 'unknown-choice',
    message: "Selection X didn't exist in the choices",
    expected: 'one of a, b',
    got: '"X"',
  })
})

describe('counts', () => {
  const three: Question = { choices: ['a', 'b', 'c'], min: 1, max: 2 }

  test('K22: too few and too many are told with the bounds', () => {
    expect(refused(three, [])).toEqual({
      code: 'wrong-count',
      message: 'Invalid number of options selected: expected 1-2, got 0',
      expected: '1-2',
      got: '0',
    })
    expect(refused(three, ['a', 'b', 'c']).message).toBe('Invalid number of options selected: expected 1-2, got 3')
  })

  test('K22: both bounds themselves are fine', () => {
    for (const selection of [['a'], ['c', 'a']]) expect(() => answers(asking(three), 'ana', ...selection)).not.toThrow()
  })

  test('K22: a structured answer is exactly one', () => {
    const selector = {
      type: 'action',
      actor: 'ana',
      title: 'Choose',
      accept: (value: unknown) => ({ value }),
      examples: () => [],
    }
    const game = started(
      smallGame<object>(() => ({}), { step: (one) => void one.requestInputSingle(selector as Selector as never) }),
    )
    expect(refusal(() => answersWith(game, 'ana', [1, 2])).message).toBe(
      'Invalid number of options selected: expected 1-1, got 2',
    )
  })
})

describe('nested selections', () => {
  test('K23: are validated in the same way, against their own bounds', () => {
    expect(refused(nested, [{ title: 'Dogma', selection: ['Pottery'] }]).message).toBe(
      "Selection Pottery didn't exist in the choices",
    )
    expect(refused(nested, [{ title: 'Dogma', selection: [] }]).message).toBe(
      'Invalid number of options selected: expected 1-1, got 0',
    )
    expect(refused(nested, [{ title: 'Meld', selection: ['card-1', 'card-2'] }]).message).toBe(
      'Invalid number of options selected: expected 0-1, got 2',
    )
    expect(refused(nested, [{ title: 'Tidy', selection: ['left', 'nothing'] }]).code).toBe('exclusive-mixed')
    expect(refused(nested, [{ title: 'Tidy', selection: ['left', 'left'] }]).code).toBe('duplicate-choice')
  })

  test('K23: a group needs a selection of its own', () => {
    expect(refused(nested, ['Dogma'])).toMatchObject({ code: 'malformed', expected: '{ title, selection }' })
    expect(refused(nested, [{ title: 'Dogma' } as never])).toMatchObject({ code: 'malformed', got: 'nothing' })
  })

  test('K21: a plain choice is no group', () => {
    expect(refused(nested, [{ title: 'Draw', selection: [] }]).code).toBe('unknown-choice')
  })
})

test('K12, K24: an exclusive choice stands alone', () => {
  const question: Question = { choices: ['a', 'b', { title: 'none', exclusive: true }], min: 1, max: 3 }
  expect(refused(question, ['a', 'none'])).toMatchObject({
    code: 'exclusive-mixed',
    message: 'Exclusive choice mixed with other choices',
  })
  for (const selection of [['none'], ['a', 'b']])
    expect(() => answers(asking(question), 'ana', ...selection)).not.toThrow()
})

test('K25: no choice is made twice', () => {
  expect(refused({ choices: ['a', 'b'], count: 2 }, ['a', 'a'])).toMatchObject({
    code: 'duplicate-choice',
    message: 'Selection "a" was made more than once',
  })
})

test('K26: what counts cannot say is refused with the reason of the rules', () => {
  const pairs: Question = {
    choices: ['bird-1', 'bird-2', 'food-1', 'food-2'],
    min: 0,
    max: 4,
    check: (chosen) => {
      const birds = chosen.filter((id) => typeof id === 'string' && id.startsWith('bird')).length
      return birds * 2 === chosen.length ? null : 'Keep as many food as birds'
    },
  }
  expect(refused(pairs, ['bird-1'])).toMatchObject({ code: 'refused', message: 'Keep as many food as birds' })
  expect(() => answers(asking(pairs), 'ana', 'bird-1', 'food-2')).not.toThrow()
})

test('K33: what is logged is a clean copy of what was sent', () => {
  const game = asking(nested)
  const selection = [{ title: 'Dogma', selection: ['Archery'], sneaked: 'in' }]
  answersWith(game, 'ana', selection)
  selection[0]?.selection.push('changed later')
  expect(game.log[0]).toMatchObject({ selection: [{ title: 'Dogma', selection: ['Archery'] }] })
  expect(JSON.stringify(game.log)).not.toMatch(/sneaked|changed later/)
})
