import { expect, test } from 'vitest'
import { changed } from './use-deck.ts'

test('a card more or less changes its own line alone; a new one comes last, and the last copy takes the line along', () => {
  const deck = [
    { id: 'a', n: 1 },
    { id: 'b', n: 2 },
  ]
  expect(changed(deck, 'b', 1)).toEqual([deck[0], { id: 'b', n: 3 }])
  expect(changed(deck, 'a', -1)).toEqual([deck[1]])
  expect(changed(deck, 'c', 1)).toEqual([...deck, { id: 'c', n: 1 }])
  expect(changed(deck, 'c', -1)).toEqual(deck)
})
