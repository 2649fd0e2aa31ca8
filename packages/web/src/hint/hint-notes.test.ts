import type { TableState } from '@turnwright/protocol/client'
import { expect, test } from 'vitest'
import { givenWords, whyNoHints } from './hint-notes.ts'

const seat = (at: number, kind: 'person' | 'bot') => ({ seat: at, kind, name: kind === 'bot' ? 'Fair bot' : `P${at}` })

function table(rule: TableState['hints']['rule'], changes: Partial<TableState> = {}): TableState {
  return {
    hints: { rule, mayAsk: false, given: [0, null] },
    you: { seat: 0, host: true },
    status: 'playing',
    deal: null,
    seats: [seat(0, 'person'), seat(1, 'bot')],
    ...changes,
  } as TableState
}

test('whoever plays where no hints are given is told why, and nobody else', () => {
  expect(whyNoHints(table('nobody'))).toBe('No hints at this table')
  expect(whyNoHints(table('bots', { seats: [seat(0, 'person'), seat(1, 'person')] as never }))).toBe(
    'No hints: other people play here',
  )
  expect(whyNoHints(table('nobody', { deal: { id: 'x', closes: '' } }))).toBe('No hints: others play this deal too')
  expect(whyNoHints(table('bots'))).toBe('No hints in this game')
  expect(whyNoHints(table('bots', { hints: { rule: 'bots', mayAsk: true, given: [] } }))).toBeNull()
  expect(whyNoHints(table('nobody', { you: { seat: null, host: false } }))).toBeNull()
  expect(whyNoHints(table('nobody', { status: 'finished' }))).toBeNull()
})

test('a result says who was given how many hints, and nothing where nobody was', () => {
  const given = (...counts: (number | null)[]) =>
    givenWords(table('bots', { hints: { rule: 'bots', mayAsk: false, given: counts } }), 0)
  expect(given(3, 0)).toBe('with hints: you 3')
  expect(given(1, 2)).toBe('with hints: you 1, Fair bot 2')
  expect(given(0, null)).toBeNull()
})
