import type { Seat } from '@turnwright/kernel'
import type { Imagined, PointSource } from '@turnwright/kernel/search'
import type { AgricolaOptions } from '../rules/options.ts'
import { type PointsFrom, SOURCES } from '../rules/sources.ts'
import type { AgricolaState } from '../rules/state.ts'
import { scoreOf } from '../scoring-sheet/score-of.ts'

/** What a seat's points are made of, by the score sheet. */
export function pointSources({ state }: Imagined<AgricolaState, AgricolaOptions>, seat: Seat): readonly PointSource[] {
  const score = scoreOf(state, seat)
  return SOURCES.map((source) => ({
    about: { kind: 'points-from', source } satisfies PointsFrom,
    points: score[source],
  }))
}
