import type { Seat } from '@turnwright/kernel'
import type { Projection } from '@turnwright/kernel/host'
import type { GameUi, Score } from '@turnwright/tabletop'

export function scoreOf({ view, result }: Projection, ui: GameUi | null, seat: Seat): Score | null {
  const own = ui?.scoreOf?.(view, seat) ?? null
  if (own !== null) return own
  const final = result?.scores[seat]
  return final === undefined ? null : { value: final }
}
