import type { SimulationPlan } from './simulator.ts'
import type { Tally } from './tally.ts'

/** What `simulate --json` prints. Lists are in the order of `--agents`. */
export interface SimulationReport {
  readonly game: string
  readonly options: unknown
  readonly agents: readonly string[]
  readonly seed: string
  readonly swap: boolean
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
  const { game, options, agents, seed, swap } = plan
  const { games, decisions, draws, wins, scores } = tally
  return {
    game,
    options,
    agents,
    seed,
    swap,
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

/** The same for people. */
export function reportText(name: string, report: SimulationReport): string {
  const { agents, games, seconds, wins, draws, meanScores, seed } = report
  const drawn = agents.length === 1 ? [] : [draws]
  const width = Math.max(drawn.length * 'draws'.length, ...agents.map((agent) => agent.length))
  const rows = agents.map((agent, at) => {
    const won = wins[at] ?? 0
    return `  ${agent.padEnd(width)}  ${share(won, games)}  ${counted(won)} won  mean score ${(meanScores[at] ?? 0).toFixed(2)}`
  })
  return [
    `${counted(games)} ${games === 1 ? 'game' : 'games'} of ${name} in ${seconds} s`,
    ...rows,
    ...drawn.map((n) => `  ${'draws'.padEnd(width)}  ${share(n, games)}  ${counted(n)}`),
    `${counted(report.gamesPerSecond)} games/s, ${counted(report.decisionsPerSecond)} decisions/s`,
    `Seed ${seed}: the same seed gives the same games.`,
  ].join('\n')
}

function share(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`.padStart(7)
}

function counted(number: number): string {
  return Math.round(number).toLocaleString('en')
}

function round(number: number, digits: number): number {
  return Number(number.toFixed(digits))
}
