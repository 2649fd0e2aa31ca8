import { expect, test } from 'vitest'
import { BONUS_CARDS } from '../../cards/bonus-cards.ts'
import type { BonusCard } from '../../cards/bonus-card.ts'
import { stepsOf, trackLength } from './bonus-steps.ts'

const called = (id: string): BonusCard => {
  const card = BONUS_CARDS.find((each) => each.id === id)
  if (card === undefined) throw new RangeError(id)
  return card
}

test('a step is reached at its count and not before', () => {
  const backyard = called('backyard-birder')
  expect(stepsOf(backyard, 4).map(({ isReached }) => isReached)).toEqual([false, false])
  expect(stepsOf(backyard, 5).map(({ isReached }) => isReached)).toEqual([true, false])
  expect(stepsOf(backyard, 7).map(({ isReached }) => isReached)).toEqual([true, true])
})

test('a track is as long as its last step, and cards that pay for each have none', () => {
  expect(trackLength(called('backyard-birder'))).toBe(7)
  expect(trackLength(called('bird-counter'))).toBe(0)
})
