import type { DealGame } from '@turnwright/protocol/client'
import { describe, expect, test } from 'vitest'
import { comparisonWords, dayWords, luckOfBotsWords, playedWords, stateWords } from './deal-words.ts'

const game = (name: string, score: number | null, change: Partial<DealGame> = {}): DealGame => ({
  number: 1,
  name,
  you: false,
  seat: 0,
  state: 'finished',
  score,
  won: score === null ? null : false,
  table: null,
  ...change,
})
const you = (score: number | null): DealGame => game('Ana', score, { you: true })

describe('what everybody made of a deal', () => {
  test.each([
    [[game('Mira', 81), you(80)], 'The cards were the same. Mira made 1 point more of them.'],
    [[you(81), game('Mira', 80)], 'The cards were the same, and nobody made more of them.'],
    [[game('Mira', 80), you(80)], 'The cards were the same, and so is what you and Mira made of them.'],
    [[you(80), game('Mira', null)], 'You are the first who has played it to the end.'],
    [[game('Mira', 81)], 'Mira made most of it.'],
    [[game('Mira', 70, { won: true }), you(80)], 'The cards were the same, and nobody made more of them.'],
    [
      [{ ...you(70), won: true }, game('Bo', 75), game('Mira', 80)],
      'The cards were the same. Mira made 10 points more of them.',
    ],
    [[you(80), game('Mira', 80)], 'The cards were the same, and so is what you and Mira made of them.'],
    [[game('Bo', 60, { won: true }), game('Mira', 81)], 'Mira made most of it.'],
    [[], 'Nobody has come to an end yet.'],
  ])('is told beside your own: %#', (games, words) => {
    expect(comparisonWords(games)).toBe(words)
  })
})

test('what is sealed says so, and what was given up does not hide', () => {
  expect(stateWords(game('Mira', null))).toBe('sealed')
  expect(stateWords(game('Mira', null, { state: 'playing' }))).toBe('still playing')
  expect(stateWords(game('Mira', 3, { state: 'given-up' }))).toBe('gave it up')
  expect(stateWords(game('Mira', 3, { won: true, seat: 1 }))).toBe('won at the table, in seat 2')
})

test('that bots may have had other luck in the first game is told where a deal can be made of one with bots', () => {
  const bots = [
    { kind: 'player' as const, agent: null },
    { kind: 'bot' as const, agent: 'fair' },
  ]
  expect(luckOfBotsWords({ kind: 'link', by: 'Ana', seats: bots })).toContain('a game that Ana had played already')
  expect(luckOfBotsWords({ kind: 'link', by: 'Ana', seats: bots.slice(0, 1) })).toBeNull()
  expect(luckOfBotsWords({ kind: 'day', by: null, seats: bots })).toBeNull()
})

test('days and numbers are words', () => {
  expect(dayWords('2031-05-06')).toBe('May 6')
  expect([1, 2, 7, 12].map(playedWords)).toEqual(['once', 'twice', 'seven times', '12 times'])
})
