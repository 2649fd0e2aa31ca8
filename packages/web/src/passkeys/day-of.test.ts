import { expect, test } from 'vitest'
import { dayOf } from './day-of.ts'

test('a date is said as people say it: today, by its day, and with its year when that is over', () => {
  const today = new Date('2026-11-16T12:00:00')
  expect(dayOf('2026-11-16T09:00:00', today)).toBe('today')
  expect(dayOf('2026-03-03T09:00:00', today)).toBe('March 3')
  expect(dayOf('2025-03-03T09:00:00', today)).toBe('March 3, 2025')
})
