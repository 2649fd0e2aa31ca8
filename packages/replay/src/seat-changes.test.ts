import type { LogEntry } from '@turnwright/kernel/host'
import { expect, test } from 'vitest'
import { seatChanges, seatChangesInForce, withSeatChanges } from './seat-changes.ts'
import type { StoryLine } from './story.ts'

const answer = (seat: number): LogEntry => ({ kind: 'answer', seat, title: 'Ask', selection: [] })
const change = (seat: number, player: string): LogEntry => ({ kind: 'seat', seat, player })
const undo = (to: number): LogEntry => ({ kind: 'undo', seat: 0, to, consent: [] })
const rise = { kind: 'rules', rules: 2, from: {} } as unknown as LogEntry
const told = (text: string, stop: number): StoryLine => ({
  line: { index: stop, parts: [text] },
  stop,
  takenBack: false,
})
const stopsOf = (log: readonly LogEntry[], floor = 0) =>
  seatChangesInForce({ log, history: { floor } as never }).map(({ player, stop }) => [player, stop])

const LOG = [answer(0), change(1, 'Fair Nora'), answer(1), answer(0), change(1, 'Bo'), answer(1)]

test('in a record a change of seat is a moment of its own', () => {
  expect(seatChanges(LOG)).toEqual([
    { seat: 1, player: 'Fair Nora', stop: 1 },
    { seat: 1, player: 'Bo', stop: 4 },
  ])
})

test('while the game goes on it stands at the answer that was waited for', () => {
  expect(stopsOf(LOG)).toEqual([
    ['Fair Nora', 1],
    ['Bo', 3],
  ])
})

test('what is taken back leaves it where the game goes on from', () => {
  expect(stopsOf([...LOG, undo(1), answer(1)])).toEqual([
    ['Fair Nora', 1],
    ['Bo', 1],
  ])
  const left: LogEntry = { kind: 'leave', seat: 0, to: 0 }
  expect(stopsOf([answer(0), change(1, 'Fair Nora'), left, change(1, 'Bo')])).toEqual([
    ['Fair Nora', 0],
    ['Bo', 1],
  ])
})

test('under later rules it is counted from where these began', () => {
  expect(stopsOf([answer(0), undo(0), answer(0), rise, answer(1), change(0, 'Fair Nora')], 1)).toEqual([
    ['Fair Nora', 5],
  ])
})

test('it is told between the lines, and so is who plays again', () => {
  const lines = [told('Ana bids', 0), told('Bo bids', 1), told('Ana bids again', 2), told('The end', 3)]
  const all = withSeatChanges(lines, seatChangesInForce({ log: LOG, history: { floor: 0 } as never }), ['Ana', 'Bo'])
  const words = all.map(({ line }) => line.parts.map((part) => (typeof part === 'string' ? part : part.name)).join(''))
  expect(words).toEqual([
    'Ana bids',
    'Fair Nora plays for Bo',
    'Bo bids',
    'Ana bids again',
    'Bo plays again',
    'The end',
  ])
  expect(new Set(all.map(({ line }) => line.index)).size).toBe(all.length)
})
