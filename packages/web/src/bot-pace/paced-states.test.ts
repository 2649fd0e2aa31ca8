import type { TableState } from '@turnwright/protocol/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BotPace } from './bot-pace.ts'
import { PacedStates } from './paced-states.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A table of oneself and a bot after so many answers, at which this seat is asked. */
function at(seq: number, asked: 0 | 1, more: Partial<TableState> = {}): TableState {
  const prompts = asked === 0 ? [{}] : []
  // As the kernel has it: every answer begins a new branch.
  const play = { seat: 0, answers: seq, branchId: seq, prompts, waitingFor: [{ seat: asked, title: null }] }
  const seats = [
    { seat: 0, kind: 'person', standIn: null },
    { seat: 1, kind: 'bot', standIn: null },
  ]
  return { status: 'playing', seq, you: { seat: 0, host: true }, seats, play, ...more } as unknown as TableState
}

function paced(first: BotPace) {
  const shown: number[] = []
  let pace = first
  const states = new PacedStates(
    ({ seq }) => shown.push(seq),
    () => pace,
  )
  return {
    shown,
    states,
    choose: (chosen: BotPace) => {
      pace = chosen
      states.paceChanged()
    },
  }
}

/** One answers, the bot answers three times, and one is asked again. */
const ROUND = [at(1, 0), at(2, 1), at(3, 1), at(4, 1), at(5, 0)]

test('at once everything is shown as it comes', () => {
  const { shown, states } = paced('instant')
  for (const state of ROUND) states.receive(state)
  expect(shown).toEqual([1, 2, 3, 4, 5])
})

test('calmly what a bot does is shown one thing after the other, and what one did oneself at once', () => {
  const { shown, states } = paced('calm')
  for (const state of ROUND) states.receive(state)
  expect(shown).toEqual([1, 2])
  vi.advanceTimersByTime(1_800)
  expect(shown).toEqual([1, 2, 3])
  vi.advanceTimersByTime(2 * 1_800)
  expect(shown).toEqual([1, 2, 3, 4, 5])
  expect(states.waiting).toBe(0)
})

test('step by step nothing is shown before one asks for it, and all of it at once when one has seen enough', () => {
  const { shown, states } = paced('step')
  for (const state of ROUND) states.receive(state)
  vi.advanceTimersByTime(60_000)
  expect([shown, states.waiting]).toEqual([[1, 2], 3])
  states.step()
  expect([shown, states.waiting]).toEqual([[1, 2, 3], 2])
  states.skip()
  expect([shown, states.waiting]).toEqual([[1, 2, 3, 5], 0])
})

test('another pace counts from now on', () => {
  const { shown, states, choose } = paced('step')
  for (const state of ROUND) states.receive(state)
  choose('brisk')
  vi.advanceTimersByTime(500)
  expect(shown).toEqual([1, 2, 3])
  choose('instant')
  expect(shown).toEqual([1, 2, 3, 5])
})

test('who comes and goes meanwhile adds nothing to look at, and the end of the game is not kept back', () => {
  const { shown, states } = paced('step')
  states.receive(at(2, 1))
  states.receive(at(3, 1))
  states.receive(at(3, 1, { spectators: 4 }))
  expect(states.waiting).toBe(1)
  states.receive(at(4, 1, { status: 'finished' }))
  expect([shown, states.waiting]).toEqual([[2, 4], 0])
})

test('what is taken back is shown at once', () => {
  const { shown, states } = paced('calm')
  const after = (seq: number, answers: number) => {
    const state = at(seq, 1)
    return { ...state, play: state.play === null ? null : { ...state.play, answers } }
  }
  states.receive(after(3, 3))
  states.receive(after(4, 2))
  expect(shown).toEqual([3, 4])
})

test('what people do is shown at once', () => {
  const { shown, states } = paced('calm')
  const people = at(2, 1).seats.map((seat) => ({ ...seat, kind: 'person' as const }))
  states.receive(at(2, 1, { seats: people }))
  states.receive(at(3, 0, { seats: people }))
  expect(shown).toEqual([2, 3])
})
