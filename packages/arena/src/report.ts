import type { SimulationPlan } from './simulator.ts'
import type { Tally } from './tally.ts'

/** What a series came to, as data. Lists are in the order of the agents. */
export interface SimulationReport {
  readonly game: string
  readonly options: unknown
  readonly agents: readonly string[]
  readonly seed: string
  readonly swap: boolean
  readonly from: number
  readonly workers: number
  readonly games: number
  readonly seconds: number
  readonly gamesPerSecond: number
  readonly decisionsPerSecond: number
  readonly decisions: number
  readonly draws: number
  readonly wins: readonly number[]
  readonly meanScores: readonly number[]
}

export function reportOf(plan: SimulationPlan, workers: number, tally: Tally, seconds: number): SimulationReport {
  const { game, options, agents, seed, swap, from } = plan
  const { games, decisions, draws, wins, scores } = tally
  return {
    game,
    options,
    agents,
    seed,
    swap,
    from,
    workers,
    games,
    seconds: round(seconds, 3),
    gamesPerSecond: round(games / seconds, 1),
    decisionsPerSecond: round(decisions / seconds, 1),
    decisions,
    // Whoever plays alone wins or does not: there is nobody to draw with.
    draws: agents.length === 1 ? 0 : draws,
    wins,
    meanScores: scores.map((score) => score / games),
  }
}

function round(number: number, digits: number): number {
  return Number(number.toFixed(digits))
}
