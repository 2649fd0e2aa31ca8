import { expect, test } from 'vitest'
import { blockWords, clashOf, woundWords } from './forecast.ts'

const fighter = (power: number, resistance: number, left: number) => ({ power, resistance, left })

test('each deals its power less the resistance of the other', () => {
  expect(clashOf(fighter(4, 1, 5), fighter(2, 2, 3))).toEqual({
    attackerTakes: 1,
    blockerTakes: 2,
    attackerFalls: false,
    blockerFalls: false,
  })
})

test('resistance never heals', () => {
  expect(clashOf(fighter(1, 3, 2), fighter(1, 3, 2))).toMatchObject({ attackerTakes: 0, blockerTakes: 0 })
})

test('as much damage as there is health left is enough, one less is not', () => {
  expect(clashOf(fighter(3, 0, 2), fighter(2, 0, 3))).toMatchObject({ attackerFalls: true, blockerFalls: true })
  expect(clashOf(fighter(2, 0, 3), fighter(2, 0, 3))).toMatchObject({ attackerFalls: false, blockerFalls: false })
})

test('wounds in words', () => {
  expect(woundWords(0, 3)).toBe('takes 0')
  expect(woundWords(2, 3)).toBe('takes 2, 1 left')
  expect(woundWords(3, 3)).toBe('takes 3 and falls')
})

test('a block is told from the side of the blocker', () => {
  expect(blockWords(fighter(4, 1, 6), fighter(2, 0, 4))).toBe('takes 4 and falls; deals 1')
  expect(blockWords(fighter(1, 0, 2), fighter(2, 0, 4))).toBe('takes 1, 3 left; deals 2 and fells it')
})
