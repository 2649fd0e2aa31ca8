import { expect, test } from 'vitest'
import { deedOf, opensMenu, passOf } from './deed.ts'

test('a card by itself is played, a card in a group is used as the group says', () => {
  expect(deedOf([12])).toBe('play')
  expect(deedOf(['Pitch', 12])).toBe('pitch')
  expect(deedOf(['Use', 12])).toBe('use')
  expect(deedOf(['Attack', 12])).toBe('attack')
  expect(deedOf(['Trade', 12])).toBe('trade')
})

test('a group by itself is no deed, and neither is a word nobody knows', () => {
  expect(deedOf(['Pitch'])).toBeNull()
  expect(deedOf(['Bury', 12])).toBeNull()
})

test('ways to go on', () => {
  expect(deedOf(['end-turn'])).toBe('end')
  expect(deedOf(['pass'])).toBe('pass')
  expect(deedOf(['pass-turn'])).toBe('pass')
})

test('a pass says how long it lasts', () => {
  expect(passOf(['pass'])).toBe('ask')
  expect(passOf(['pass-chain'])).toBe('chain')
  expect(passOf(['pass-attack'])).toBe('attack')
  expect(passOf(['pass-turn'])).toBe('turn')
  expect(passOf(['end-turn'])).toBeNull()
})

test('one click plays, attacks and uses; a card is never given away by it', () => {
  expect(opensMenu(['play'])).toBe(false)
  expect(opensMenu(['attack'])).toBe(false)
  expect(opensMenu(['use'])).toBe(false)
  expect(opensMenu([null])).toBe(false)
  expect(opensMenu(['pitch'])).toBe(true)
  expect(opensMenu(['trade'])).toBe(true)
  expect(opensMenu(['play', 'pitch'])).toBe(true)
  expect(opensMenu([])).toBe(false)
})
