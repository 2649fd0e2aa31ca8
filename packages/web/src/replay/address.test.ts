import { expect, test } from 'vitest'
import { addressOf, lookIn } from './address.ts'

const HERE = new URL('https://play.example.org/tables/abc/replay?locale=en-XA')

test('an address names a moment and whose eyes, and keeps the rest', () => {
  for (const eyes of ['everybody', null, 2] as const) {
    const there = new URL(addressOf(HERE, 333, eyes))
    expect(lookIn(there)).toEqual({ at: 333, eyes })
    expect(there.searchParams.get('locale')).toBe('en-XA')
  }
})

test('an address that names none, or nonsense, leaves it to the page', () => {
  for (const query of ['', '?at=-1&eyes=me', '?at=1e9&eyes=', '?at=99999999999&eyes=10'])
    expect(lookIn(new URL(query, HERE))).toEqual({ at: null, eyes: undefined })
})
