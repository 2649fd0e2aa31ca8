import type { WingspanView } from '../../rules/view.ts'

/** Which turn a bird has among the powers that run now: 1 for the next one; null where it has none. */
export function turnInChain({ chain }: Pick<WingspanView, 'chain'>, card: number): number | null {
  const place = chain.findIndex((power) => power.card === card)
  return place < 0 ? null : place + 1
}
