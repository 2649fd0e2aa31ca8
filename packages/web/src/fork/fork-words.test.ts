import type { OriginEnding, TableOrigin } from '@turnwright/protocol/client'
import { describe, expect, test } from 'vitest'
import { bothEnds, originWords, partingWords } from './fork-words.ts'

const origin: TableOrigin = { table: 't'.repeat(22), at: 21, players: ['Ana', 'Rook'], knownTo: null }
const players = [
  { seat: 0, name: 'Mira' },
  { seat: 1, name: 'Strong bot' },
]
const ended = (...winners: number[]) => ({ winners, scores: [1, 2], reason: '' })

describe('both ends in one line', () => {
  test('tell what became of the seat of whoever looks', () => {
    expect(bothEnds(0, players, ended(0), origin, ended(1))).toBe('You won. Ana lost this one.')
    expect(bothEnds(0, players, ended(), origin, ended(0))).toBe('You drew. Ana won this one.')
  })

  test('know who played the game before', () => {
    const self = { ...origin, players: ['Mira', 'Rook'] }
    expect(bothEnds(0, players, ended(1), self, ended(0))).toBe('You lost. Really you won this one.')
  })

  test('say it once where both ended alike', () => {
    expect(bothEnds(0, players, ended(1), origin, ended(1))).toBe('You lost, as Ana did.')
    const self = { ...origin, players: ['Mira', 'Rook'] }
    expect(bothEnds(0, players, ended(0), self, ended(0))).toBe('You won, as you really did.')
  })

  test('tell those who watch who won, and leave out what is not known', () => {
    expect(bothEnds(null, players, ended(1), origin, ended(0))).toBe('Strong bot won. Really Ana won.')
    expect(bothEnds(0, players, ended(0), origin, null)).toBe('You won.')
  })
})

test('a game that goes on is your own, one that is over is theirs who played it', () => {
  expect(originWords(origin)).toBe('the game of Ana and Rook')
  expect(originWords({ ...origin, knownTo: 0 })).toBe('your game')
})

test('where two games parted is told by the answer, by what was asked, and by who chose', () => {
  const ending = { at: 21, alike: 2, parted: { seat: 0, title: 'Attack', bySeat: 1 } } as OriginEnding
  expect(partingWords(ending, origin.players, players)).toBe(
    'Answer 24, at “Attack”: Ana chose one thing, Strong bot another.',
  )
  expect(partingWords({ ...ending, parted: null }, origin.players, players)).toContain('They never did')
})
