import type { About } from '@turnwright/kernel'
import { expect, test } from 'vitest'
import type { Guide } from './guide.ts'
import { BEGINNING, backTo, followed, nextDeed, nextStep, type Progress, readProgress } from './progress.ts'

const guide: Guide = {
  minutes: 1,
  deal: { seed: '', options: {}, me: 0, partners: ['Bo'] },
  chapters: [
    { id: 'one', steps: [{ id: 'look' }, { id: 'bid', asks: { kind: 'bid' }, answer: [1] }, { id: 'result' }] },
    { id: 'two', steps: [{ id: 'bid again', asks: { kind: 'bid' }, answer: [2] }] },
  ],
  partners: {},
  afterwards: { options: {}, bots: 1 },
  words: { en: { chapters: {}, steps: {}, learned: [] } },
}

const asked = (requestId: string, about: About = { kind: 'bid' }) => ({ requestId, about })
const at = (answers: number, ...prompts: ReturnType<typeof asked>[]) => ({ answers, prompts, isOver: false })
const bidding = followed(guide, nextStep(BEGINNING, 0), at(0, asked('first')))

test('a look waits for whoever looks, whatever happens at the table', () => {
  expect(followed(guide, BEGINNING, at(3, asked('first')))).toBe(BEGINNING)
})

test('a step that waits for an answer goes on when its question was answered and the learner is asked again', () => {
  expect(bidding).toEqual({ step: 1, trail: [0, 0], asked: 'first' })
  expect(followed(guide, bidding, at(2, asked('second')))).toEqual({ step: 2, trail: [0, 0, 2], asked: null })
})

test('while a partner answers their own question, the lesson stays where it is', () => {
  expect(followed(guide, bidding, at(1, asked('first')))).toBe(bidding)
})

test('while partners are still at it, the lesson waits with them', () => {
  expect(followed(guide, bidding, at(1))).toBe(bidding)
  expect(followed(guide, bidding, { answers: 1, prompts: [], isOver: true }).step).toBe(2)
})

test('what was taken back at the table takes the lesson back to the step it belongs to', () => {
  const later: Progress = { step: 3, trail: [0, 0, 2, 2], asked: 'second' }
  expect(followed(guide, later, at(0, asked('first')))).toEqual({ step: 1, trail: [0, 0], asked: null })
})

test('whoever goes back finds the trail as it was', () => {
  expect(backTo({ step: 3, trail: [0, 0, 2, 2], asked: null }, 2)).toEqual({ step: 2, trail: [0, 0, 2], asked: null })
})

test('the next thing to do may lie behind something to see, or there is none', () => {
  expect([0, 1, 2, 3, 4].map((step) => nextDeed(guide, step))).toEqual([1, 1, 3, 3, 4])
})

test.for([
  null,
  'far',
  { step: 1 },
  { step: 1, trail: [0] },
  { step: 1, trail: [0, -1] },
  { step: 9, trail: new Array(10).fill(0) },
  { step: 0.5, trail: [0] },
  { step: '1', trail: [0, 0] },
])('what was kept and makes no sense is forgotten: %j', (kept) => {
  expect(readProgress(kept, guide)).toBeNull()
})

test('what was kept is where somebody goes on', () => {
  expect(readProgress(JSON.parse(JSON.stringify(bidding)), guide)).toEqual(bidding)
})
