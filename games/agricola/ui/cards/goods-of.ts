import type { Goods } from '../../cards/goods.ts'
import type { PlayerView } from '../../rules/view.ts'

/** Everything a player could pay with. */
export function goodsOf({ supply, animals }: Pick<PlayerView, 'supply' | 'animals'>): Goods {
  return { ...supply, ...animals }
}
