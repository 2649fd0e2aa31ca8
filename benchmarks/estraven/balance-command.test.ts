import { expect, test } from 'vitest'
import { MEETINGS } from './balance.ts'
import { readBalanceCommand } from './balance-command.ts'

const EMBER_GRAVE = 'emberguard+gravecourt'
const EMBER_STORM = 'emberguard+stormspire'

test('without a wish every pair of decks meets every other, 400 times', () => {
  expect(readBalanceCommand(['estraven'])).toEqual({ gamesEach: 400, picture: 'data/balance.svg', meetings: MEETINGS })
  expect(MEETINGS).toHaveLength(105)
})

test('one pair alone meets the fourteen others', () => {
  const { meetings } = readBalanceCommand(['estraven', '600', 'mine.svg', '--only', EMBER_GRAVE])
  expect(meetings).toHaveLength(14)
  expect(meetings.every(({ one, other }) => [one, other].includes(EMBER_GRAVE))).toBe(true)
})

test('single encounters are named with a colon, in any order, and played once', () => {
  const wish = ['--only', `${EMBER_STORM}:${EMBER_GRAVE}`, '--only', `gravecourt+emberguard:${EMBER_STORM}`]
  expect(readBalanceCommand(['estraven', '600', ...wish]).meetings).toEqual([{ one: EMBER_GRAVE, other: EMBER_STORM }])
})

test.each([
  [['chess'], /^Usage: npm run balance/],
  [['estraven', 'many'], /^"many" is no number of games/],
  [['estraven', '1'], /^"1" is no number of games/],
  [['estraven', '2', 'a.svg', 'b.svg'], /^Usage: npm run balance/],
  [['estraven', '--only', 'emberguard'], /^There is no pair "emberguard"; there are emberguard\+tidewardens, /],
  [['estraven', '--only', `${EMBER_GRAVE}:${EMBER_GRAVE}`], /is no encounter\. Usage/],
  [['estraven', '--only', `${EMBER_GRAVE}:${EMBER_STORM}:${EMBER_GRAVE}`], /is no encounter\. Usage/],
  [['estraven', '--all'], /^Unknown option '--all'\. Usage/],
])('%j is told what to say instead', (args, told) => {
  expect(() => readBalanceCommand(args)).toThrow(told)
})
