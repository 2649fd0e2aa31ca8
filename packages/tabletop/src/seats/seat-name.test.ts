import { expect, test } from 'vitest'
import { nameOfSeat, whose } from './seat-name.tsx'

const players = ['Ana', 'Mira'].map((name, seat) => ({ seat, name }))

test('what belongs to whoever looks is theirs, and everybody else is called by name', () => {
  expect([0, 1].map((seat) => whose(players, seat, 0))).toEqual(['Your', 'Mira’s'])
  expect([0, 1].map((seat) => nameOfSeat(players, seat, 0))).toEqual(['You', 'Mira'])
})

test('to a spectator nothing belongs, and somebody called You is not taken for oneself', () => {
  expect(whose(players, 0, null)).toBe('Ana’s')
  expect(whose([{ seat: 0, name: 'You' }], 0, null)).toBe('You’s')
})
