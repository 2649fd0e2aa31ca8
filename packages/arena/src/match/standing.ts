import { type Interval, wilsonInterval } from '../wilson-interval.ts'
import { GAMES_A_DEAL, type MatchGame } from './match-spec.ts'

/** How a match stands. Both games of a deal are one observation: they share their luck. */
export interface Standing {
  /** Deals of which both games were played. */
  readonly deals: number
  /** The share of wins, and the standard error of it over deals. */
  readonly won: number
  readonly error: number
  /** Where the true share lies in 95 of 100 cases. */
  readonly interval: Interval
  readonly points: number
  /** The same for the points on average. */
  readonly pointsInterval: Interval
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
  const scores = whole.map((pair) => meanOf(pair.map(({ points }) => points)))
  const points = meanOf(scores)
  const reach = Z * errorOf(scores, points, Number.POSITIVE_INFINITY)
  const decisions = sumOf(counted.map((game) => game.decisions))
  return {
    deals: whole.length,
    won,
    error,
    interval: intervalOf(won, error, whole.length),
    points,
    pointsInterval: [points - reach, points + reach],
    rivalPoints: meanOf(counted.map(({ rivalPoints }) => rivalPoints)),
    thought: decisions === 0 ? 0 : sumOf(counted.map(({ thought }) => thought)) / decisions,
    longest: counted.reduce((most, { longest }) => Math.max(most, longest), 0),
    playouts: sumOf(counted.map(({ playouts }) => playouts)),
    failed: sumOf(counted.map(({ failed }) => failed)),
    decisions,
  }
}

/** With few deals nobody knows: one deal could have come out either way. */
function errorOf(values: readonly number[], mean: number, unknown = 1): number {
  if (values.length < 2) return unknown
  const squares = sumOf(values.map((value) => (value - mean) ** 2))
  return Math.sqrt(squares / (values.length - 1) / values.length)
}

function intervalOf(won: number, error: number, deals: number): Interval {
  if (error === 0) return wilsonInterval(won, deals)
  return [Math.max(0, won - Z * error), Math.min(1, won + Z * error)]
}

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : sumOf(values) / values.length
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
