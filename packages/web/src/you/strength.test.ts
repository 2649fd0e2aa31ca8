import type { PastGame } from '@turnwright/protocol/client'
import { expect, test } from 'vitest'
import { playedGame } from './played-game.ts'
import { strengthIn } from './strength.ts'

const against = (agent: string, isWon: boolean, unrated: PastGame['unrated'] = null) =>
  playedGame({
    id: 'x',
    game: 'tic-tac-toe',
    ended: '2026-11-01T10:00:00.000Z',
    seat: 1,
    seats: [
      { name: `${agent} bot`, kind: 'bot', agent },
      { name: 'Ana', kind: 'person', agent: null },
    ],
    winners: [isWon ? 1 : 0],
    scores: isWon ? [0, 1] : [1, 0],
    unrated,
  })
const times = (count: number, agent: string, isWon: boolean) =>
  Array.from({ length: count }, () => against(agent, isWon))

test('below ten rated games it says how many are missing', () => {
  const games = [...times(6, 'fair', true), ...Array.from({ length: 9 }, () => against('fair', true, 'hints'))]
  expect(strengthIn(games)).toEqual({ missing: 4 })
})

test('who wins as often as the bot is as strong as it, within an interval', () => {
  const strength = strengthIn([...times(10, 'fair', true), ...times(10, 'fair', false)])
  if ('missing' in strength) throw new Error('there are enough games')
  expect(strength.rating).toBeCloseTo(1000, -1)
  expect(strength.share).toBeCloseTo(0.5, 1)
  expect(strength.interval[0]).toBeLessThan(960)
  expect(strength.interval[1]).toBeGreaterThan(1040)
})

test('the bot that was met most is 1,000, and one that is beaten more often stands below it', () => {
  const strength = strengthIn([
    ...times(8, 'fair', true),
    ...times(8, 'fair', false),
    ...times(9, 'easy', true),
    ...times(1, 'easy', false),
  ])
  if ('missing' in strength) throw new Error('there are enough games')
  expect(strength.anchor).toBe('fair')
  expect(strength.rungs.map(({ agent }) => agent)).toEqual(['fair', 'easy'])
  expect(strength.rungs[0]?.rating).toBe(1000)
  expect(strength.rungs[1]?.rating).toBeLessThan(900)
})

test('a game with a hint changes nothing', () => {
  const rated = [...times(10, 'fair', true), ...times(5, 'fair', false)]
  expect(strengthIn([...rated, against('fair', false, 'hints')])).toEqual(strengthIn(rated))
})
