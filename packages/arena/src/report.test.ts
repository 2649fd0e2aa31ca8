import { expect, test } from 'vitest'
import { reportOf } from './report.ts'
import type { SimulationPlan } from './simulator.ts'

const plan: SimulationPlan = {
  game: 'chess',
  options: {},
  agents: ['greedy', 'ai'],
  seed: 's',
  games: 4,
  from: 0,
  swap: false,
}

test('a game that nobody wins is a draw, but not of somebody alone', () => {
  const tally = { games: 1, decisions: 1, draws: 1, wins: [0], scores: [0] }
  expect(reportOf({ ...plan, agents: ['ai'] }, 1, tally, 1)).toMatchObject({ wins: [0], draws: 0 })
  expect(reportOf(plan, 1, { ...tally, wins: [0, 0], scores: [0, 0] }, 1)).toMatchObject({ wins: [0, 0], draws: 1 })
})
