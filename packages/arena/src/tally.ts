import type { Game } from '@turnwright/kernel/host'
import type { Simulator } from './simulator.ts'

/** What a stretch of games came to, agent by agent. */
export interface Tally {
  games: number
  decisions: number
  /** Games that nobody won. */
  draws: number
  /** Games each agent was among the winners of. */
  readonly wins: number[]
  readonly scores: number[]
}

export function emptyTally(agents: number): Tally {
  return {
    games: 0,
    decisions: 0,
    draws: 0,
    wins: new Array<number>(agents).fill(0),
    scores: new Array<number>(agents).fill(0),
  }
}

/** Counts one game that is over. */
export function count(tally: Tally, simulator: Simulator, { log, result }: Game, number: number): void {
  tally.games++
  tally.decisions += log.length
  if (result?.winners.length === 0) tally.draws++
  for (const seat of result?.winners ?? []) tally.wins[simulator.agentAt(seat, number)]!++
  for (let seat = 0; seat < tally.scores.length; seat++)
    tally.scores[simulator.agentAt(seat, number)]! += result?.scores[seat] ?? 0
}

export function add(total: Tally, { games, decisions, draws, wins, scores }: Tally): void {
  total.games += games
  total.decisions += decisions
  total.draws += draws
  for (let agent = 0; agent < total.wins.length; agent++) {
    total.wins[agent]! += wins[agent] ?? 0
    total.scores[agent]! += scores[agent] ?? 0
  }
}
