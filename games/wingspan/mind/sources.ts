import { nth, type Seat } from '@turnwright/kernel'
import type { Imagined, PointSource } from '@turnwright/kernel/search'
import { bonusOf } from '../rules/identities.ts'
import type { WingspanOptions } from '../rules/options.ts'
import { scoreOf } from '../rules/scoring.ts'
import { type PointsFrom, SOURCES } from '../rules/sources.ts'
import type { WingspanState } from '../rules/state.ts'

/** W54: what a seat's points are made of. */
export function pointSources(
  { state, cards }: Imagined<WingspanState, WingspanOptions>,
  seat: Seat,
): readonly PointSource[] {
  const held = nth(state.players, seat).bonus.map((card) => bonusOf(cards, card))
  const score = scoreOf(state, seat, held)
  return SOURCES.map((source) => ({
    about: { kind: 'points-from', source } satisfies PointsFrom,
    points: score[source],
  }))
}
