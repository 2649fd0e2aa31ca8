import { expect, test } from 'vitest'
import { HouseClock } from './house-clock.ts'
import { clockFace, overWords, paceNote, paceWords, timeLeft, untilNextFace } from './time-left.ts'

const clock = { left: [90_000, 60_000], since: [1_000, null], over: [] }

test('the clock of whoever is asked runs down to nothing, and the others stand', () => {
  expect([1_000, 31_000, 91_000, 500_000].map((now) => timeLeft(clock, 0, now))).toEqual([90_000, 60_000, 0, 0])
  expect([1_000, 500_000].map((now) => timeLeft(clock, 1, now))).toEqual([60_000, 60_000])
})

test('a server that knows the time as of a moment ago, and one that has not told it yet, cost nobody anything', () => {
  expect(timeLeft(clock, 0, 200)).toBe(90_000)
  expect(timeLeft(clock, 0, null)).toBe(90_000)
})

test('the time of the house is what was told and what has passed since', () => {
  let elapsed = 100
  const house = new HouseClock(() => elapsed)
  expect(house.now).toBeNull()
  house.tell(5_000)
  elapsed += 700
  expect(house.now).toBe(5_700)
  house.tell(5_200)
  expect(house.now).toBe(5_200)
})

test.for([
  [0, '0:00'],
  [1, '0:01'],
  [424_000, '7:04'],
  [3_599_000, '59:59'],
  [3_600_000, '1 h'],
  [64_860_000, '18 h 1 min'],
  [86_400_000, '1 d'],
  [183_600_000, '2 d 3 h'],
] as const)('%d ms are shown as %s', ([left, face]) => expect(clockFace(left)).toBe(face))

test('a clock is looked at again when it shows something else, and not before', () => {
  for (const left of [424_000, 424_001, 423_999, 3_600_001, 90_000_000, 93_000_000, 1_000]) {
    const wait = untilNextFace(left)
    expect(clockFace(left - wait - 1)).not.toBe(clockFace(left))
    expect(clockFace(left - Math.max(0, wait - 1))).toBe(clockFace(left))
  }
})

test('a table says how fast it is, and what happens when somebody is late', () => {
  const live = { clock: { kind: 'live', minutes: 5, increment: 10 }, whenOver: 'table', awayMinutes: 3 } as const
  expect(paceWords(live)).toBe('5 minutes each, a move gives back 10 s')
  expect(paceNote(live)).toBe('5 min each, +10 s a move')
  expect(paceNote({ ...live, clock: { kind: 'days', days: 1 } })).toBe('1 day a move')
  expect(paceNote({ ...live, clock: { kind: 'none' } })).toBeNull()
  expect(overWords(live)).toBe(
    'When somebody’s time is over, or somebody is away for 3 minutes, the others decide whether a bot plays for them.',
  )
  expect(overWords({ ...live, whenOver: 'bot' })).toBe('When somebody’s time is over, a bot answers that one question.')
  expect(paceWords({ ...live, clock: { kind: 'days', days: 1 } })).toBe('1 day a move')
  expect(overWords({ ...live, clock: { kind: 'days', days: 1 } })).toBe(
    'When somebody’s time is over, the others decide whether a bot plays for them.',
  )
})
