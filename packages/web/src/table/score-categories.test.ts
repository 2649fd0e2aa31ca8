import { expect, test } from 'vitest'
import { scoreCategories } from './score-categories.ts'

const score = (...titles: readonly string[]) => ({
  value: titles.length,
  sources: titles.map((title, at) => ({ title, value: at + 1 })),
})

test('scores stand side by side, category by category', () => {
  expect(scoreCategories([score('Birds', 'Eggs'), score('Birds', 'Eggs')])).toEqual([
    { title: 'Birds', values: [1, 1] },
    { title: 'Eggs', values: [2, 2] },
  ])
})

test('a category that somebody has nothing in keeps its place among the others', () => {
  const told = scoreCategories([score('Fields', 'People'), score('Fields', 'Sheep', 'People'), score('Begging')])
  expect(told.map(({ title }) => title)).toEqual(['Begging', 'Fields', 'Sheep', 'People'])
  expect(told.find(({ title }) => title === 'Sheep')?.values).toEqual([null, 2, null])
})

test('a game without sources has no categories', () => {
  expect(scoreCategories([{ value: 3 }, null])).toEqual([])
})
