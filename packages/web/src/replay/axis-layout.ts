import type { Outline } from '@turnwright/replay'

/** A stretch of moments in one turn. Turns are equally wide, and answers divide their turn. */
export interface Stretch {
  readonly turn: number
  readonly from: number
  /** The first moment after it. */
  readonly to: number
  /** All of it was taken back later. */
  readonly takenBack: boolean
}

/** What lies on the axis, from left to right. After an undo a turn may come a second time. */
export function stretchesOf({ first, stops }: Outline): readonly Stretch[] {
  const stretches: Stretch[] = []
  for (const [at, { turn, takenBack, kind }] of stops.entries()) {
    if (kind === 'end' && stretches.length > 0) break
    const last = stretches.at(-1)
    const stop = first + at
    if (last?.turn === turn && last.takenBack === takenBack) stretches[stretches.length - 1] = { ...last, to: stop + 1 }
    else stretches.push({ turn, from: stop, to: stop + 1, takenBack })
  }
  return stretches
}

/** Where a moment stands on the axis, from 0 to 1. */
export function placeOf(stretches: readonly Stretch[], stop: number): number {
  const at = stretches.findIndex(({ to }) => stop < to)
  const stretch = stretches[at]
  if (stretch === undefined) return 1
  const { from, to } = stretch
  return (at + (stop - from) / (to - from)) / stretches.length
}

/** The moment that stands at a place. */
export function stopAt(stretches: readonly Stretch[], place: number): number {
  const at = Math.max(0, Math.min(0.999_999, place)) * stretches.length
  const stretch = stretches[Math.floor(at)]
  if (stretch === undefined) return 0
  if (place >= 1) return stretch.to
  return stretch.from + Math.floor((at - Math.floor(at)) * (stretch.to - stretch.from))
}

/** Where a round begins on the axis, from 0 to 1. */
export interface RoundMark {
  readonly round: number
  readonly from: number
  readonly at: number
}

/** What a name takes of the axis on a small screen. */
const ROOM = 0.15

export function roundsOn({ turns }: Outline, stretches: readonly Stretch[]): readonly RoundMark[] {
  const rounds = stretches.flatMap(({ turn, from }, at) => {
    const { round } = turns[turn] ?? { round: null }
    const before = at === 0 ? undefined : turns[stretches[at - 1]?.turn ?? -1]?.round
    return round === null || round === before ? [] : [{ round, from, at: at / stretches.length }]
  })
  // The beginning is short: its name would lie under that of the first round.
  return rounds[0]?.round === 0 && (rounds[1]?.at ?? 1) < ROOM ? rounds.slice(1) : rounds
}
