import type { CardId } from '@turnwright/kernel'
import type { StoryLine } from '@turnwright/replay'
import { expect, test } from 'vitest'
import { lifeOf, mentionsOf } from './card-life.ts'

const told = (stop: number, card: number | null, takenBack = false): StoryLine => ({
  stop,
  takenBack,
  line: { index: stop, parts: ['Ana plays ', { card: card as CardId | null, name: 'a crow' }] },
})

test('a card tells where something was said of it, and nothing that was taken back or hidden', () => {
  const lines = [told(1, 7), told(2, 8), told(4, 7), told(4, 7), told(5, 7, true), told(6, null)]
  expect(lifeOf(lines, 7)).toEqual([1, 4])
  expect(lifeOf(lines, 9)).toEqual([])
  expect(lifeOf(lines, null)).toEqual([])
  expect(mentionsOf(lines, 7)).toEqual({ name: 'a crow', mentions: [lines[0], lines[2], lines[3]] })
  expect(mentionsOf(lines, 9)).toEqual({ name: null, mentions: [] })
})
