import { RECORD_FORMAT } from '@turnwright/kernel/host'
import { expect, test } from 'vitest'
import { readRecord } from './record-text.ts'

const RECORD = {
  format: RECORD_FORMAT,
  game: 'small',
  rules: 1,
  options: {},
  players: ['ana'],
  seed: 'seed',
  generator: 'some',
  entries: 0,
  log: [] as unknown[],
  fingerprints: [[0, 'x']],
  result: null,
  secondLooks: false,
}

const said = (text: string): string => {
  try {
    readRecord(text)
  } catch (thrown) {
    if (thrown instanceof Error && thrown.name === 'UnreadableRecord') return thrown.message
    throw thrown
  }
  return 'a record'
}

test('the text of a record is read', () => {
  expect(readRecord(` ${JSON.stringify(RECORD, null, 2)}\n`)).toEqual(RECORD)
})

test('a record that was cut off is told so, wherever it ends', () => {
  const whole = JSON.stringify(RECORD)
  for (const end of [1, 20, 100, whole.length - 1])
    expect(said(whole.slice(0, end))).toMatch(/cut off.*Export it again/)
})

test('what is no record says what is wrong with it and what to do', () => {
  expect(said('')).toMatch(/nothing in it/)
  expect(said('hello')).toMatch(/no JSON.*Export the record again/)
  expect(said('[1, 2]')).toMatch(/not the record of a game: it has no "format"/)
  expect(said(JSON.stringify({ ...RECORD, seed: 7 }))).toMatch(/"seed" is not a text.*Export it again/)
  expect(said(JSON.stringify({ ...RECORD, log: [{ kind: 'answer', seat: -1 }] }))).toMatch(/"log" is not/)
  expect(said('{"format": [{"toString": 0}]}')).toMatch(/"format" is not a number/)
  const hinted = { kind: 'answer', seat: 0, title: 'Ask', selection: [] as unknown[], hinted: 'often' }
  expect(said(JSON.stringify({ ...RECORD, log: [hinted] }))).toMatch(/"log" is not/)
  expect(said(JSON.stringify({ ...RECORD, log: [{ ...hinted, hinted: true }] }))).toBe('a record')
  expect(said('['.repeat(200_000))).toMatch(/no JSON/)
})

test('what is far too large is not even read', () => {
  expect(said(`{${' '.repeat(50_000_000)}}`)).toMatch(/This is 51 MB, and no record has more than 8 MB/)
  const seat = { kind: 'seat', seat: 0, player: 'x' }
  expect(said(JSON.stringify({ ...RECORD, log: Array.from({ length: 60_000 }, () => seat) }))).toMatch(/60000 entries/)
})
