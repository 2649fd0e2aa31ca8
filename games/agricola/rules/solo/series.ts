import type { AgricolaOptions } from '../options.ts'
import type { AgricolaState, Series } from '../state.ts'

const GOALS: readonly number[] = [50, 55, 59, 62, 64, 65, 66, 67]
const LAST_GOAL = 67

/** The points that a game of the series takes. They rise for ever, so every series comes to its end. */
export function goalOf(game: number): number {
  return GOALS[game - 1] ?? LAST_GOAL + game - GOALS.length
}

/** Without hands there would be nothing to take along to the next game. */
export function isSeries(players: number, { series, cards }: AgricolaOptions): boolean {
  return series && players === 1 && cards === 'base'
}

export function firstGame({ players }: AgricolaState): Series {
  return { game: 1, isRetry: false, dealt: players.flatMap(({ hand }) => hand), permanent: 0 }
}

/** Every two points above the goal are a food at the start of the next game. */
export function foodFor(points: number, game: number): number {
  return Math.max(0, Math.floor((points - goalOf(game)) / 2))
}
