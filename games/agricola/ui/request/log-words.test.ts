import { expect, test } from 'vitest'
import { logWords } from './log-words.ts'

test('cells are counted from one in the log, as on the farm', () => {
  expect(logWords(' plows a field at 2,0')).toBe(' plows a field at row 3, column 1')
  expect(logWords(' moves a crop from 2,1 to 0,4')).toBe(' moves a crop from row 3, column 2 to row 1, column 5')
})

test('a conversion is told as a sentence', () => {
  expect(logWords(': Eat: vegetables → 1 food')).toBe(' eats 1 vegetable for 1 food')
  expect(logWords(': Fireplace: sheep → 2 food')).toBe(' turns 1 sheep into 2 food with Fireplace')
  expect(logWords(': Hard Porcelain: 2 clay → 1 stone')).toBe(' turns 2 clay into 1 stone with Hard Porcelain')
})

test('everything else stays as it was told', () => {
  for (const text of [' gets 5 sheep from Sheep Market', ' feeds the family with 4 food', ': something else', ''])
    expect(logWords(text)).toBe(text)
})
