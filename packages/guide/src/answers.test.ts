import { expect, test } from 'vitest'
import type { Prompt } from '@turnwright/kernel/host'
import type { DoStep } from './guide.ts'
import { answerAt, isOffered } from './offered.ts'
import { standsAt } from './question.ts'
import { accepts } from './same-answer.ts'

const step: DoStep = { id: 'bid', asks: { kind: 'bid' }, answer: ['five', 'three'], also: [['nine']] }

test('an answer counts whatever was pointed at first', () => {
  expect(accepts(step, ['three', 'five'])).toBe(true)
  expect(accepts(step, ['nine'])).toBe(true)
  expect(accepts(step, ['five'])).toBe(false)
})

test('within a group, and within a set that is drawn, the order counts as little', () => {
  const grouped: DoStep = { ...step, answer: [{ title: 'keep', selection: [1, 2] }] }
  expect(accepts(grouped, [{ title: 'keep', selection: [2, 1] }])).toBe(true)
  expect(accepts(grouped, [{ title: 'give', selection: [1, 2] }])).toBe(false)
  const drawn: DoStep = { ...step, answer: [['1,4:top', '1,4:left']] }
  expect(accepts(drawn, [['1,4:left', '1,4:top']])).toBe(true)
})

test('a step that takes any answer takes any, and one that names none takes its own', () => {
  expect(accepts({ ...step, also: 'any' }, ['pass'])).toBe(true)
  expect(accepts({ id: 'bid', asks: { kind: 'bid' }, answer: ['pass'] }, ['five'])).toBe(false)
})

test('doing something beside the question is no answer to it', () => {
  expect(accepts(step, { action: 'anytime-action', anytimeAction: { type: 'pawn' } })).toBe(false)
})

const prompt: Prompt = {
  requestId: 'r',
  type: 'select',
  title: 'Bid',
  help: null,
  choices: [
    { id: 'nine', title: '9' },
    { id: 'row', title: 'Row', choices: [{ id: 4, title: 'Lot' }] },
  ],
  min: 1,
  max: 1,
  unavailable: [],
  anytime: [],
  examples: [],
}

test('the coach waits for the first of its answers that can be given', () => {
  expect(answerAt(step, prompt)).toEqual(['nine'])
  expect(answerAt({ ...step, also: [] }, prompt)).toEqual(step.answer)
})

test('what stands in a group is offered in that group alone', () => {
  expect(isOffered([{ title: 'row', selection: [4] }], prompt)).toBe(true)
  expect(isOffered([{ title: 'row', selection: [5] }], prompt)).toBe(false)
  expect(isOffered([4], prompt)).toBe(false)
})

test('a question is told by its kind and by the details that a step names', () => {
  const fed: DoStep = { ...step, asks: { kind: 'feed', need: 4 } }
  expect(standsAt(fed, { kind: 'feed', need: 4, by: 1 })).toBe(true)
  expect(standsAt(fed, { kind: 'feed', need: 5 })).toBe(false)
  expect(standsAt(fed, undefined)).toBe(false)
})
