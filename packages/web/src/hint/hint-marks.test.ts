import type { Prompt } from '@turnwright/kernel/host'
import type { Hint, HintedOption } from '@turnwright/search/hint'
import { expect, test } from 'vitest'
import { hintMarks } from './hint-marks.ts'

const prompt = {
  requestId: 'q',
  type: 'select',
  choices: [
    { id: 'crow', title: 'Crow', ref: { card: 7 } },
    { id: 'pass', title: 'Pass' },
    { id: 'evolve', title: 'Evolve', choices: [{ id: 12, title: 'Pidgey', ref: { card: 12 } }], min: 1, max: 1 },
  ],
} as unknown as Prompt

function hint(lead: Hint['lead'], ...answers: HintedOption['answer'][]): Hint {
  const option = (answer: HintedOption['answer']): HintedOption =>
    ({
      answer,
      words: [],
      refs: [{ cell: 'b2' }],
      worth: null,
      chance: null,
      behind: null,
      sources: [],
      line: [],
      rule: null,
    }) as const
  return { unit: 'points', options: answers.map(option), lead, deals: 9 }
}

const told = (given: Hint, of = prompt) =>
  [...hintMarks(given, of)].map(([key, { words, isBots }]) => [key, words, isBots])

test('the numbers of a hint stand at its things on the table and at their rows, the lamp at the first alone', () => {
  expect(told(hint('far', ['crow'], ['pass']))).toEqual([
    ['choice:q:["crow"]', '1', true],
    ['card:7', '1', true],
    ['choice:q:["pass"]', '2', false],
  ])
})

test('where nothing is better that is known of, no lamp is lit', () => {
  expect(told(hint('none', ['pass'], ['crow'])).every(([, , isBots]) => isBots === false)).toBe(true)
})

test('what is chosen inside a group is marked with its group, and what belongs to two answers with the better', () => {
  const nested = { title: 'evolve', selection: [12] }
  expect(told(hint('little', [nested], [nested, 'pass']))).toEqual([
    ['choice:q:["evolve"]', '1', true],
    ['choice:q:["evolve",12]', '1', true],
    ['card:12', '1', true],
    ['choice:q:["pass"]', '2', false],
  ])
})

test('an answer that is no list of choices is marked where its game says that it lies', () => {
  expect(told(hint('far', [['some', 'edges']]), { ...prompt, type: 'action' })).toEqual([['cell:b2', '1', true]])
})
