import { expect, test } from 'vitest'
import { longestIn } from './main-thread.ts'

const PAGE = { ph: 'X', pid: 7, tid: 1 }
const names = [
  { name: 'thread_name', ph: 'M', pid: 7, tid: 1, ts: 0, args: { name: 'CrRendererMain' } },
  { name: 'thread_name', ph: 'M', pid: 7, tid: 2, ts: 0, args: { name: 'Compositor' } },
]

test('the longest task is the one with most processor time on the main thread of a page', () => {
  const waited = { ...PAGE, name: 'RunTask', ts: 1_000, dur: 90_000, tdur: 4_000 }
  const worked = { ...PAGE, name: 'RunTask', ts: 101_000, dur: 30_000, tdur: 28_000 }
  const elsewhere = { ...PAGE, tid: 2, name: 'RunTask', ts: 1_000, dur: 80_000, tdur: 80_000 }
  expect(longestIn([...names, waited, worked, elsewhere])).toMatchObject({ processor: 28, clock: 30, at: 100 })
})

test('a task is told by what it was spent with, each part without those inside of it', () => {
  const task = { ...PAGE, name: 'RunTask', ts: 0, dur: 50_000, tdur: 50_000 }
  const script = { ...PAGE, name: 'FunctionCall', ts: 1_000, dur: 40_000 }
  const layout = { ...PAGE, name: 'Layout', ts: 5_000, dur: 30_000 }
  const later = { ...PAGE, name: 'Layout', ts: 60_000, dur: 9_000 }
  expect(longestIn([...names, task, layout, script, later]).parts).toEqual([
    { name: 'Layout', clock: 30 },
    { name: 'FunctionCall', clock: 10 },
  ])
})

test('a trace without a task is no measurement', () => {
  expect(() => longestIn(names)).toThrow('the trace tells of no task')
})
