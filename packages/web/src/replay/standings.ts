import type { Player } from '@turnwright/kernel'
import type { Eyes } from '@turnwright/replay'
import type { GameUi, Score } from '@turnwright/tabletop'
import type { MomentSource } from './moment-source.ts'

/** How every seat stands at a moment. */
export interface Standing {
  readonly stop: number
  readonly scores: readonly Score[]
}

interface Counting {
  readonly ui: GameUi | null
  readonly players: readonly Player[]
  readonly eyes: Eyes
  /** Which scores are wanted; where one is not, none is. */
  readonly counts?: (score: Score) => boolean
}

/** So many views are asked for at once: a jump never waits for long behind them. */
const PORTION = 8

/** What every seat has at these moments; those at which nobody has anything yet are left out. Empty in a game that counts nothing. */
export async function standingsAt(
  source: MomentSource,
  { ui, players, eyes, counts = () => true }: Counting,
  stops: readonly number[],
  signal: AbortSignal,
): Promise<readonly Standing[]> {
  const standings: Standing[] = []
  if (ui?.scoreOf === undefined) return standings
  for (let at = 0; at < stops.length && !signal.aborted; at += PORTION) {
    const portion = stops.slice(at, at + PORTION)
    const views = await source.views(portion, eyes)
    for (const [nth, view] of views.entries()) {
      const scores = players.flatMap(({ seat }) => ui.scoreOf?.(view, seat) ?? [])
      if (scores.length < players.length) continue
      if (!scores.every(counts)) return []
      standings.push({ stop: portion[nth] ?? 0, scores })
    }
  }
  return standings
}

/** The figure of a score, which may be written with a true minus; null where it is none. */
export function figureOf({ value }: Pick<Score, 'value'>): number | null {
  const figure = typeof value === 'number' ? value : Number(value.replace('−', '-'))
  return Number.isFinite(figure) ? figure : null
}

/** Whether it counts points; lives and prizes are none, and may go the other way. */
export function isPoints(score: Score): boolean {
  return score.unit === undefined && figureOf(score) !== null
}

/** By how much a seat is ahead of the best of the others. */
export function leadOf(scores: readonly Score[], seat: number): number | null {
  const figures = scores.map(figureOf)
  const own = figures[seat] ?? null
  const others = figures.filter((_, at) => at !== seat)
  if (own === null || others.length === 0 || others.includes(null)) return null
  const fewer = scores[seat]?.fewerIsBetter === true
  const best = fewer ? Math.min(...(others as number[])) : Math.max(...(others as number[]))
  return fewer ? best - own : own - best
}
