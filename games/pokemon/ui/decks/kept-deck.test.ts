import { expect, test } from 'vitest'
import { keepDeck, keptDeck } from './kept-deck.ts'

test('a deck that was brought as text is there the next time', () => {
  const kept = new Map<string, string>()
  const storage = () => ({
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  })
  expect(keptDeck(storage)).toBe('')
  keepDeck('4 Pikachu', storage)
  expect(keptDeck(storage)).toBe('4 Pikachu')
})

test('a browser that keeps nothing is no reason not to play', () => {
  const shut = (): never => {
    throw new Error('no storage here')
  }
  keepDeck('4 Pikachu', shut)
  expect(keptDeck(shut)).toBe('')
})
