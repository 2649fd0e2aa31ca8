import { expect, test } from 'vitest'
import { cardNamed } from '../../cards/full-name.ts'
import { cardWords, unitsInWords } from './card-words.ts'

test('a card says everything that stands on it', () => {
  expect(cardWords(cardNamed('Charmander'))).toBe(
    'Charmander, Basic, Fire, 50 HP. Scratch for 1 Colorless, 10 damage. Ember for 1 Fire, 1 Colorless, 30 damage, First discard 1 Fire energy card from this Pokémon.',
  )
  expect(cardWords(cardNamed('Ivysaur'))).toMatch(/^Ivysaur, Stage 1 from Bulbasaur, Grass, 60 HP\. /)
  expect(cardWords(cardNamed('Bill'))).toBe('Bill, Trainer. Draw 2 cards.')
  expect(cardWords(cardNamed('Double Colorless Energy'))).toBe('Double Colorless Energy, 2 Colorless')
  expect(cardWords(cardNamed('Fire Energy'))).toBe('Fire Energy')
})

test('energy is counted by its type', () => {
  expect(unitsInWords(['Fire', 'Water', 'Fire'])).toBe('2 Fire, 1 Water')
  expect(unitsInWords([])).toBe('nothing')
})
