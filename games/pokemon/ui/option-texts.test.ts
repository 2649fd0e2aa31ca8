import { expect, test } from 'vitest'
import { optionTexts } from './option-texts.ts'

test('a ready deck is written out, can be changed, and is read again', () => {
  const text = optionTexts.textOf('overgrowth') ?? ''
  expect(text).toContain('4 Bulbasaur (Base 44)')
  expect(optionTexts.problemsOf(text)).toEqual([])
  expect(optionTexts.summaryOf(text)).toBe('60 cards: 23 Pokémon, 9 Trainers, 28 energy')
  expect(optionTexts.problemsOf(text.replace('4 Bulbasaur', '5 Bulbasaur'))).toEqual([
    'a deck has 60 cards, this one has 61',
    'at most 4 cards may be called Bulbasaur, here are 5',
  ])
})

test('what is no deck has no text behind it', () => {
  expect(optionTexts.textOf('no such deck')).toBeNull()
  expect(optionTexts.textOf(' own text')).toBeNull()
})

test('an unfinished list is counted as far as it goes', () => {
  expect(optionTexts.summaryOf('1 Bill\nwhat?')).toBe('1 card: 1 Trainer')
  expect(optionTexts.summaryOf('')).toBe('0 cards')
})
