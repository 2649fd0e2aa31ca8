import type { Game } from '@turnwright/kernel'
import { Failure } from '../mistake.ts'
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

/** Plays the games from number `from` up to below `to`. */
export function playStretch(simulator: Simulator, agents: number, from: number, to: number): Tally {
  const tally = emptyTally(agents)
  for (let number = from; number < to; number++) count(tally, simulator, finished(simulator, number), number)
  return tally
}

function finished(simulator: Simulator, number: number): Game {
  try {
    return simulator.play(number)
  } catch (thrown) {
    // The kernel contains bugs of the rules; what comes through is an agent's own.
    throw new Failure(`An agent failed in game ${number}: ${thrown instanceof Error ? thrown.message : String(thrown)}`)
  }
}

function count(tally: Tally, simulator: Simulator, game: Game, number: number): void {
  const { result, fault } = game
  if (result === null) {
    const reason = fault?.message ?? 'nobody answered'
    throw new Failure(`Game ${number} (seed ${game.table.seed}) did not come to an end: ${reason}`)
  }
  tally.games++
  tally.decisions += game.log.length
  if (result.winners.length === 0) tally.draws++
  for (const seat of result.winners) tally.wins[simulator.agentAt(seat, number)]!++
  for (let seat = 0; seat < tally.scores.length; seat++)
    tally.scores[simulator.agentAt(seat, number)]! += result.scores[seat] ?? 0
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
