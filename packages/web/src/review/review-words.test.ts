import type { Judgement } from '@turnwright/search/review'
import { expect, test } from 'vitest'
import {
  chanceFall,
  giveOrTake,
  isExact,
  lossWords,
  rangeWords,
  shareOf,
  shareWords,
  titleWords,
} from './review-words.ts'

const ME = { isMe: true, name: 'Ana' }
const BO = { isMe: false, name: 'Bo' }

test('the title counts what surely cost something, and names whose moments they are', () => {
  expect(titleWords(3, ME)).toBe('Three moments that cost you most')
  expect(titleWords(1, BO)).toBe('One moment that cost Bo')
  expect(titleWords(0, ME)).toBe('Nothing cost you surely')
})

const cost = (mean: number, reach: number): Judgement =>
  ({ cost: { mean, interval: [mean - reach, mean + reach] }, options: [] }) as unknown as Judgement

test('a choice that may be worse counts as good, and as one to give or take', () => {
  const answers = [cost(5, 1), cost(2, 3), cost(0, 1), { ...cost(0, 0), cost: null }]
  const share = shareOf({ answers, unit: 'points' })
  expect(share).toEqual({ choices: 3, asGood: 2, inDoubt: 1 })
  expect(shareWords(share, ME)).toBe('2 of your 3 choices were as good as the bot’s, give or take 1')
  expect(shareWords({ choices: 1, asGood: 1, inDoubt: 0 }, BO)).toBe('1 of the 1 choice of Bo was as good as the bot’s')
})

test('a cost is told with its range, in points or in chances', () => {
  const points = { mean: 5.54, interval: [4.79, 6.29] as const }
  expect([lossWords(points, 'points'), rangeWords(points, 'points'), giveOrTake(points, 'points')]).toEqual([
    '−5.5',
    '4.8 to 6.3',
    '±0.8',
  ])
  const chance = { mean: 0.12, interval: [-0.03, 0.27] as const }
  expect([lossWords(chance, 'chance'), rangeWords(chance, 'chance')]).toEqual(['−12 %', '−3 to 27 %'])
  expect(rangeWords({ mean: 0, interval: [-0.001, 0.001] }, 'chance')).toBe('0 to 0 %')
  expect(isExact({ mean: 0.5, interval: [0.5, 0.5] }, 'chance')).toBe(true)
  expect(isExact(chance, 'chance')).toBe(false)
})

test('where points were compared the chance to win is told beside them', () => {
  const option = (mean: number, isPreferred: boolean) => ({
    isPreferred,
    isChosen: !isPreferred,
    chance: { mean, interval: [mean, mean] },
  })
  const judged = { options: [option(0.58, true), option(0.37, false)] } as unknown as Judgement
  expect(chanceFall(judged, 'points')).toBe('The chance to win goes from 58 % to 37 %.')
  expect(chanceFall(judged, 'chance')).toBeNull()
})
