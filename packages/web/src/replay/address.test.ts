import { expect, test } from 'vitest'
import { addressOf, leftIn, lookIn } from './address.ts'

const HERE = new URL('https://play.example.org/tables/abc/replay?locale=en-XA')

test('an address names a moment and whose eyes, and keeps the rest', () => {
  for (const eyes of ['everybody', null, 2] as const) {
    const there = new URL(addressOf(HERE, 333, eyes))
    expect(lookIn(there)).toEqual({ at: 333, eyes, answers: null })
    expect(there.searchParams.get('locale')).toBe('en-XA')
  }
})

test('whoever looked back when the game was over is led to where they stood, and from there on an address names the moment', () => {
  for (const replay of ['/tables/abc/replay', '/tables/abc/replay?invite=xyz']) {
    const there = new URL(leftIn(replay, { answers: 12, eyes: 1 }), HERE)
    expect(lookIn(there)).toEqual({ at: null, eyes: 1, answers: 12 })
    expect(there.href.startsWith(new URL(replay, HERE).href)).toBe(true)
    expect(lookIn(new URL(addressOf(there, 14, 1)))).toEqual({ at: 14, eyes: 1, answers: null })
  }
})

test('an address that names none, or nonsense, leaves it to the page', () => {
  for (const query of ['', '?at=-1&eyes=me', '?at=1e9&eyes=', '?at=99999999999&eyes=10&answers=x'])
    expect(lookIn(new URL(query, HERE))).toEqual({ at: null, eyes: undefined, answers: null })
})
