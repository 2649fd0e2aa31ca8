import { expect, test } from 'vitest'
import { since } from './since.ts'

const begun = '2031-05-01T20:00:00.000Z'
const after = (seconds: number) => since(begun, Date.parse(begun) + seconds * 1000)

test('a wait is told in its largest unit', () => {
  expect([after(59), after(60), after(3599), after(3600), after(86_399)]).toEqual([
    'just now',
    'for 1 minute',
    'for 59 minutes',
    'for 1 hour',
    'for 23 hours',
  ])
})

test('a day is yesterday, two are days', () => {
  expect([after(86_400), after(2 * 86_400)]).toEqual(['since yesterday', 'for 2 days'])
})
