import { GAMES_A_DEAL, type MatchGame } from './match-spec.ts'

/** How a match stands. Both games of a deal are one observation: they share their luck. */
export interface Standing {
  /** Deals of which both games were played. */
  readonly deals: number
  /** The share of wins, and the standard error of it over deals. */
  readonly won: number
  readonly error: number
  /** Where the true share lies in 95 of 100 cases. */
  readonly interval: readonly [number, number]
  readonly points: number
  readonly rivalPoints: number
  /** Of processor time: milliseconds a decision on average, and at most. */
  readonly thought: number
  readonly longest: number
  readonly playouts: number
  readonly failed: number
  readonly decisions: number
}

const Z = 1.96

export function standingOf(games: readonly MatchGame[]): Standing {
  const byDeal = Map.groupBy(games, ({ number }) => Math.floor(number / GAMES_A_DEAL))
  const whole = [...byDeal.values()].filter(({ length }) => length === GAMES_A_DEAL)
  const counted = whole.flat()
  const shares = whole.map((pair) => meanOf(pair.map(({ won }) => won)))
  const won = meanOf(shares)
  const error = errorOf(shares, won)
  const decisions = sumOf(counted.map((game) => game.decisions))
  return {
    deals: whole.length,
    won,
    error,
    interval: [Math.max(0, won - Z * error), Math.min(1, won + Z * error)],
    points: meanOf(counted.map(({ points }) => points)),
    rivalPoints: meanOf(counted.map(({ rivalPoints }) => rivalPoints)),
    thought: decisions === 0 ? 0 : sumOf(counted.map(({ thought }) => thought)) / decisions,
    longest: counted.reduce((most, { longest }) => Math.max(most, longest), 0),
    playouts: sumOf(counted.map(({ playouts }) => playouts)),
    failed: sumOf(counted.map(({ failed }) => failed)),
    decisions,
  }
}

/** With few deals nobody knows: one deal could have come out either way. */
function errorOf(shares: readonly number[], mean: number): number {
  if (shares.length < 2) return 1
  const squares = sumOf(shares.map((share) => (share - mean) ** 2))
  return Math.sqrt(squares / (shares.length - 1) / shares.length)
}

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : sumOf(values) / values.length
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
