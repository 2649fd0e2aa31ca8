import type { GameResult, Seat } from '@turnwright/kernel'
import { type Estimate, type Review, winShare } from '@turnwright/search/review'
import { placeOf, type Stretch } from '../replay/axis-layout.ts'

/** What was promised at a moment: where it stands on the axis, from 0 to 1, and how much it was. */
export interface OutlookPoint extends Estimate {
  readonly entry: number
  readonly place: number
}

export interface OutlookLine {
  readonly seat: Seat
  readonly points: readonly OutlookPoint[]
}

/** Chances to win where two play or chances are all there is; what everybody ends with where more do. */
export interface OutlookLines {
  readonly kind: 'chance' | 'points'
  readonly lines: readonly OutlookLine[]
  /** The least and the most that the axis shows. */
  readonly from: number
  readonly to: number
}

/** The lines of a review as far as it has come; with its end, what the game came to. */
export function outlookLines(
  { seat, unit, answers }: Review,
  stretches: readonly Stretch[],
  seats: number,
  result: GameResult | null,
): OutlookLines {
  const kind = unit === 'chance' || seats === 2 ? 'chance' : 'points'
  const shown = kind === 'chance' ? [seat] : Array.from({ length: seats }, (_, each) => each)
  const lines = shown.map((each) => ({
    seat: each,
    points: [
      ...answers.flatMap(({ entry, outlook }) => {
        const estimate = kind === 'chance' ? outlook.chance : (outlook.points?.[each] ?? null)
        return estimate === null ? [] : [{ ...estimate, entry, place: placeOf(stretches, entry) }]
      }),
      ...ending(kind, each, result),
    ],
  }))
  if (kind === 'chance') return { kind, lines, from: 0, to: 1 }
  const all = lines.flatMap(({ points }) => points.flatMap(({ interval }) => interval))
  const [least, most] = [Math.min(...all), Math.max(...all, 10)]
  // Where everybody ends far from nothing, the part in which the lines differ is what is looked at.
  const from = Number.isFinite(least) && (least < 0 || least > 20) ? Math.floor((least - 5) / 10) * 10 : 0
  return { kind, lines, from, to: Math.ceil(most / 10) * 10 }
}

const END = Number.MAX_SAFE_INTEGER

function ending(kind: OutlookLines['kind'], seat: Seat, result: GameResult | null): readonly OutlookPoint[] {
  if (result === null) return []
  const mean = kind === 'chance' ? winShare(result, seat) : (result.scores[seat] ?? 0)
  return [{ mean, interval: [mean, mean], entry: END, place: 1 }]
}

/** Where a figure stands from the top, from 0 to 1. */
export function heightOf({ from, to }: OutlookLines, figure: number): number {
  return 1 - (figure - from) / Math.max(1e-9, to - from)
}

/** The change from one moment to the next that turned a game most. */
export interface Swing {
  readonly seat: Seat
  /** Where it came to. */
  readonly place: number
  readonly mean: number
  readonly by: number
}

/** Less is not worth a label. */
const LEAST_SWING = { chance: 0.1, points: 3 }

/** The biggest swing that is no noise; null where there is none. */
export function biggestSwing({ kind, lines }: OutlookLines): Swing | null {
  const swings = lines.flatMap(({ seat, points }) =>
    points.flatMap((point, at): Swing[] => {
      const before = points[at - 1]
      if (before === undefined || !areApart(before, point)) return []
      return [{ seat, place: point.place, mean: point.mean, by: point.mean - before.mean }]
    }),
  )
  const [biggest] = swings.toSorted((one, other) => Math.abs(other.by) - Math.abs(one.by))
  return biggest !== undefined && Math.abs(biggest.by) >= LEAST_SWING[kind] ? biggest : null
}

function areApart({ interval: one }: Estimate, { interval: other }: Estimate): boolean {
  return one[1] < other[0] || other[1] < one[0]
}

/** Figures that are written beside the axis. */
export function ticksOf({ kind, from, to }: OutlookLines): readonly number[] {
  if (kind === 'chance') return [0, 0.5, 1]
  const step = Math.max(10, Math.ceil((to - from) / 3 / 10) * 10)
  const ticks: number[] = []
  for (let tick = Math.ceil(from / step) * step; tick <= to; tick += step) ticks.push(tick)
  return ticks
}
