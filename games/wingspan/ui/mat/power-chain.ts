import type { WingspanView } from '../../rules/view.ts'
import type { AskedNow } from './asked-now.ts'

/** Which turn a bird has among the powers that run now: 0 for the one in use, then 1, 2, …; null where it has none. */
export function turnInChain(
  { chain }: Pick<WingspanView, 'chain'>,
  { acting }: Pick<AskedNow, 'acting'>,
  card: number,
): number | null {
  if (card === acting) return 0
  const place = chain.findIndex((power) => power.card === card)
  return place < 0 ? null : place + 1
}
