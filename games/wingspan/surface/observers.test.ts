import { Random } from '@turnwright/kernel/search'
import { expect, test, vi } from 'vitest'
import type { Event } from './events.ts'
import { GameEngine } from './game-engine.ts'
import type { GameObserver } from './observers.ts'
import { createWhimsicalAgent } from './whimsical-agent.ts'

/** A game watched by one observer that fails and by one that does not, with what was reported. */
async function watched(failing: GameObserver, report?: (error: unknown) => unknown) {
  const agents = ['ada', 'ben'].map((id) => createWhimsicalAgent(id, Random.fromSeed(id)))
  const reports: { readonly error: unknown; readonly observer: GameObserver }[] = []
  const heard: Event[] = []
  const engine = new GameEngine({
    agents,
    seed: 'observed',
    onObserverFailed(error, observer) {
      reports.push({ error, observer })
      return report?.(error)
    },
  })
  engine.subscribe(failing)
  engine.subscribe({ onEvent: (event) => void heard.push(event) })
  const { totalTurns } = await engine.playGame()
  return { reports, totalTurns, last: heard.at(-1)?.type }
}

const broken = new Error('out of paper')
const fails = (): never => {
  throw broken
}

const FAILING: readonly (readonly [how: string, onEvent: GameObserver])[] = [
  ['throws at an event', { onEvent: fails }],
  ['throws at an effect', { onEffect: fails }],
  ['breaks its promise', { onEvent: ({ type }) => (type === 'TURN_STARTED' ? Promise.reject(broken) : undefined) }],
]

test.each(FAILING)(
  'A12: an observer that %s is reported, hears nothing more, and the game goes on',
  async (_, observer) => {
    const { reports, totalTurns, last } = await watched(observer)
    expect(reports).toEqual([{ error: broken, observer }])
    expect({ totalTurns, last }).toEqual({ totalTurns: 52, last: 'GAME_ENDED' })
  },
)

test.each([
  ['at once', fails],
  ['in a promise', () => Promise.reject(broken)],
])('A12: the game goes on even where the report fails %s', async (_, report) => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { reports, totalTurns } = await watched({ onEvent: fails }, report)
  expect(reports).toHaveLength(1)
  expect(totalTurns).toBe(52)
  expect(told).toHaveBeenCalledOnce()
  told.mockRestore()
})
