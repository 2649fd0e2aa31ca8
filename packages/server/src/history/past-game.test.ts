import { expect, test } from 'vitest'
import type { HistoryRow } from './history-store.ts'
import { pastGameOf } from './past-game.ts'

const SEATS = [
  { kind: 'person', person: 'ana', name: 'Ana', agent: null, left: false, keptFor: null },
  { kind: 'bot', person: null, name: 'Fair bot', agent: 'fair', left: false, keptFor: null },
]
const OUTLINE = { answers: [3, 3], last: [], secondLooks: false }
const ROW: HistoryRow = {
  id: 't',
  game: 'parlour',
  seats: JSON.stringify(SEATS),
  winners: '[0]',
  updated: 0,
  hints: JSON.stringify({ rule: 'bots', given: [] }),
  helped: '[]',
  origin: null,
  deal: null,
  outline: JSON.stringify(OUTLINE),
  result: JSON.stringify({ scores: [4, 2] }),
}

const unrated = (change: Partial<HistoryRow>) => pastGameOf({ ...ROW, ...change }, 'ana')?.unrated

test('a game alone against bots, to its end and without help, is rated', () => expect(unrated({})).toBeNull())

test.each([
  ['hints', 'hints', { hints: JSON.stringify({ rule: 'bots', given: [{ seat: 0, requestId: 'r' }] }) }],
  ['second looks', 'second-looks', { outline: JSON.stringify({ ...OUTLINE, secondLooks: true }) }],
  ['a log nobody knows the looks of', 'second-looks', { outline: null }],
  ['another game to be played on from', 'fork', { origin: '{}' }],
  ['another table that was played on from it', 'played-on', { helped: JSON.stringify([{ seat: 0, by: 'played-on' }]) }],
  ['a bot that answered', 'bot', { helped: JSON.stringify([{ seat: 0, by: 'bot' }]) }],
  ['a deal that others may have told of', 'deal', { deal: '{}' }],
  ['somebody else at the table', 'people', { seats: JSON.stringify([SEATS[0], { ...SEATS[0], person: 'bo' }]) }],
  ['a seat that was left', 'left', { seats: JSON.stringify([{ ...SEATS[0], left: true }, SEATS[1]]) }],
] as const)('with %s it is not', (_, why, change) => expect(unrated(change)).toBe(why))

test('whoever did not sit there has no result of it', () => expect(pastGameOf(ROW, 'bo')).toBeNull())
