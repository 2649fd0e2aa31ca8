import { expect, test } from 'vitest'
import { CARDS } from '../../cards/catalogue.ts'
import { DISTINCT_CARDS } from '../../cards/full-name.ts'
import { pictureOf } from './picture.ts'

const drawn = (card: (typeof CARDS)[number]) => JSON.stringify(pictureOf(card))

test('every card has a picture of its own', () => {
  expect(new Set(DISTINCT_CARDS.map(drawn)).size).toBe(DISTINCT_CARDS.length)
})

test('a card looks the same whenever it is drawn, and no line of it leads nowhere', () => {
  for (const card of CARDS) {
    expect(drawn(card)).toBe(drawn(card))
    expect(pictureOf(card).length).toBeGreaterThan(2)
    expect(drawn(card)).not.toMatch(/NaN|null|undefined|Infinity/)
  }
})
