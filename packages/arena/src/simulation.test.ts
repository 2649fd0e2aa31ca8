import { expect, test } from 'vitest'
import { findGame, GAMES_URL } from './find-game.ts'
import { OrderedTotal } from './ordered-total.ts'
import { runSimulation } from './run-simulation.ts'
import { type SimulationPlan, Simulator } from './simulator.ts'
import { stretchAt, stretchCount } from './stretch.ts'
import { emptyTally } from './tally.ts'

const game = await findGame(GAMES_URL, 'tic-tac-toe')
const plan: SimulationPlan = {
  game: 'tic-tac-toe',
  options: {},
  agents: ['random', 'random'],
  seed: 'series',
  games: 260,
  from: 0,
  swap: false,
}

test('the same seed comes to the same, whatever the number of threads', async () => {
  const alone = await runSimulation(plan, { workers: 1 })
  expect(alone.games).toBe(260)
  expect(await runSimulation(plan, { workers: 2 })).toEqual(alone)
  expect(await runSimulation(plan, { workers: 3 })).toEqual(alone)
})

test('another seed comes to something else', async () => {
  const other = await runSimulation({ ...plan, seed: 'another' }, { workers: 1 })
  expect(other).not.toEqual(await runSimulation(plan, { workers: 1 }))
})

test('300 games have 300 seeds, and are not the same game over and over', () => {
  const simulator = new Simulator(game, plan)
  const games = Array.from({ length: 300 }, (_, number) => simulator.play(number))
  expect(new Set(games.map(({ table }) => table.seed)).size).toBe(300)
  expect(new Set(games.map(({ log }) => JSON.stringify(log))).size).toBeGreaterThan(290)
})

test('the agents of one game do not draw the same luck', () => {
  const simulator = new Simulator(game, plan)
  const openings = Array.from({ length: 300 }, (_, number) => JSON.stringify(simulator.play(number).log.slice(0, 2)))
  // There are 72 ways to begin; with the same luck the second mark would follow from the first, in 17 ways at most.
  expect(new Set(openings).size).toBeGreaterThan(40)
})

test('with swapped seats each deal is played once from every seat', () => {
  const swapping = new Simulator(game, { ...plan, swap: true })
  const seeds = [0, 1, 2, 3].map((number) => swapping.play(number).table.seed)
  expect(seeds).toEqual(['series/0', 'series/0', 'series/1', 'series/1'])
  expect([0, 1].map((number) => swapping.agentAt(0, number))).toEqual([0, 1])
  expect([0, 1].map((number) => new Simulator(game, plan).agentAt(0, number))).toEqual([0, 0])
})

test('swapped seats even out the advantage of the first', async () => {
  const fixed = await runSimulation({ ...plan, games: 2000 }, { workers: 1 })
  const swapped = await runSimulation({ ...plan, games: 2000, swap: true }, { workers: 1 })
  const lead = ({ wins: [a = 0, b = 0] }: { wins: readonly number[] }) => a - b
  expect(lead(fixed)).toBeGreaterThan(300)
  expect(Math.abs(lead(swapped))).toBeLessThan(200)
})

test('scores are added in the order of the games, whichever thread is first', () => {
  const tally = (score: number) => ({ ...emptyTally(1), games: 1, scores: [score] })
  const [inOrder, jumbled] = [new OrderedTotal(1), new OrderedTotal(1)]
  const scores = [1, 1, 1e16]
  for (const at of [0, 1, 2]) inOrder.arrive(at, tally(scores[at] as number))
  for (const at of [2, 1, 0]) jumbled.arrive(at, tally(scores[at] as number))
  expect(inOrder.total.scores).toEqual([1e16 + 2])
  expect(jumbled.total).toEqual(inOrder.total)
})

test.each([1, 2, 64, 65, 260, 3200, 10_001])('%i games are shared out whole, in stretches of 50 at most', (games) => {
  const stretches = Array.from({ length: stretchCount(games) }, (_, index) => stretchAt({ games, from: 0 }, index))
  expect(stretches[0]?.from).toBe(0)
  expect(stretches.at(-1)?.to).toBe(games)
  for (const [at, { from, to }] of stretches.entries()) {
    expect(to - from).toBeGreaterThan(0)
    expect(to - from).toBeLessThanOrEqual(50)
    expect(stretches[at + 1]?.from ?? games).toBe(to)
  }
})

test('progress is told as games are finished, up to all of them', async () => {
  const told: number[] = []
  await runSimulation(plan, { workers: 2, progress: (games) => told.push(games) })
  expect(told.toSorted((a, b) => a - b)).toEqual(told)
  expect(told.at(-1)).toBe(260)
})

test('a series may begin at any of its games, which then are the same as in the whole', async () => {
  const whole = new Simulator(game, plan)
  const logs = [100, 101, 102].map((number) => whole.play(number).log)
  const part = await runSimulation({ ...plan, from: 100, games: 3 }, { workers: 2 })
  expect(part).toMatchObject({ games: 3, decisions: logs.reduce((sum, log) => sum + log.length, 0) })
})
