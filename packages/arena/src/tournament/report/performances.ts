import type { Incident } from '../../outside/play-by-messages.ts'
import type { LineUp } from '../line-ups.ts'
import { contestantAt, type TournamentGame } from '../tournament.ts'
import { wonAt } from './win-share.ts'

/** What a contestant did in its games. */
export interface Performance {
  readonly games: number
  /** The share of its games that it won. */
  readonly won: number
  readonly decisions: number
  readonly scores: Scores
  /** Answers that were refused, questions that were answered in its place, and games that it forfeited. */
  readonly refused: number
  readonly answeredFor: number
  readonly forfeited: number
  /** Why, the most frequent first. */
  readonly reasons: readonly { readonly reason: string; readonly times: number }[]
}

export interface Scores {
  readonly mean: number
  readonly deviation: number
  readonly least: number
  readonly most: number
  /** How many games came to which points, in columns that are the same for everybody. */
  readonly columns: readonly { readonly from: number; readonly games: number }[]
}

const MOST_COLUMNS = 40

export function performancesOf(
  lineUps: readonly LineUp[],
  contestants: number,
  games: readonly TournamentGame[],
): readonly Performance[] {
  const points = Array.from({ length: contestants }, (): number[] => [])
  const decisions = new Array<number>(contestants).fill(0)
  const won = new Array<number>(contestants).fill(0)
  for (const game of games) {
    const sitting = lineUps[game.lineUp] as LineUp
    for (let seat = 0; seat < sitting.length; seat++) {
      const at = contestantAt(sitting, game.number, seat)
      points[at]?.push(game.scores[seat] ?? 0)
      decisions[at]! += game.decisions[seat] ?? 0
      won[at]! += wonAt(game.places, seat)
    }
  }
  const columns = columnsFor(points.flat())
  const incidents = incidentsOf(lineUps, contestants, games)
  return points.map((own, at) => ({
    games: own.length,
    won: (won[at] as number) / Math.max(1, own.length),
    decisions: decisions[at] as number,
    scores: scoresOf(own, columns),
    ...countsOf(incidents[at] ?? []),
  }))
}

function incidentsOf(lineUps: readonly LineUp[], contestants: number, games: readonly TournamentGame[]): Incident[][] {
  const found = Array.from({ length: contestants }, (): Incident[] => [])
  for (const { lineUp, number, incidents = [] } of games)
    for (const incident of incidents)
      found[contestantAt(lineUps[lineUp] as LineUp, number, incident.seat)]?.push(incident)
  return found
}

const MOST_REASONS = 10

function countsOf(incidents: readonly Incident[]): Omit<Performance, 'games' | 'won' | 'decisions' | 'scores'> {
  const times = (what: Incident['what']): number => incidents.filter((each) => each.what === what).length
  const reasons = [...Map.groupBy(incidents, ({ reason }) => reason)]
    .map(([reason, same]) => ({ reason, times: same.length }))
    .toSorted((a, b) => b.times - a.times)
    .slice(0, MOST_REASONS)
  return { refused: times('refused'), answeredFor: times('answered for'), forfeited: times('forfeited'), reasons }
}

interface Columns {
  readonly from: number
  readonly width: number
  readonly count: number
}

function columnsFor(points: readonly number[]): Columns {
  const { least, most } = rangeOf(points)
  const width = Math.max(1, Math.ceil((most - least + 1) / MOST_COLUMNS))
  const from = Math.floor(least / width) * width
  return { from, width, count: Math.floor((most - from) / width) + 1 }
}

function scoresOf(points: readonly number[], { from, width, count }: Columns): Scores {
  const games = new Array<number>(count).fill(0)
  for (const each of points) games[Math.floor((each - from) / width)]!++
  const mean = points.reduce((sum, each) => sum + each, 0) / Math.max(1, points.length)
  const squares = points.reduce((sum, each) => sum + (each - mean) ** 2, 0)
  return {
    mean,
    deviation: Math.sqrt(squares / Math.max(1, points.length - 1)),
    ...rangeOf(points),
    columns: games.map((times, at) => ({ from: from + at * width, games: times })),
  }
}

/** A loop, since a tournament has more games than a call has arguments. */
function rangeOf(points: readonly number[]): { least: number; most: number } {
  if (points.length === 0) return { least: 0, most: 0 }
  let [least, most] = [Infinity, -Infinity]
  for (const each of points) {
    least = Math.min(least, each)
    most = Math.max(most, each)
  }
  return { least, most }
}
