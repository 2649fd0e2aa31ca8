import { expect, test } from 'vitest'
import { nearest } from './nearest.ts'

const GAMES = ['tic-tac-toe', 'sealed-auction', 'wingspan', 'agricola']

test.each([
  ['tictactoe', 'tic-tac-toe'],
  ['Agricola', 'agricola'],
  ['agrciola', 'agricola'],
  ['wingspam', 'wingspan'],
  ['seal', 'sealed-auction'],
])('%s means %s', (given, meant) => {
  expect(nearest(given, GAMES)).toBe(meant)
})

test.each(['chess', 'x', '', '5', 'wagon'])('"%s" is near nothing', (given) => {
  expect(nearest(given, [...GAMES, '4'])).toBeNull()
})
