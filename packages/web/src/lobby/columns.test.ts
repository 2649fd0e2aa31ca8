import { expect, test } from 'vitest'
import { columns } from './columns.ts'

test('no card lies alone in a row where the rows could be even', () => {
  const rooms = [1, 2, 3, 4, 5, 6]
  expect(rooms.map((room) => columns(6, room))).toEqual([1, 2, 3, 3, 3, 6])
  expect(rooms.map((room) => columns(7, room))).toEqual([1, 2, 3, 4, 4, 4])
  expect(rooms.map((room) => columns(1, room))).toEqual([1, 1, 1, 1, 1, 1])
})

test('a lobby without a game has room for one', () => {
  expect(columns(0, 4)).toBe(1)
})
