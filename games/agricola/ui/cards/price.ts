import type { Cost } from '../../cards/card.ts'
import { GOODS, type Good, type Goods } from '../../cards/goods.ts'

/** The goods of a price, without what is paid in another way. */
export function pricedGoods(cost: Cost): Goods {
  const goods: Partial<Record<Good, number>> = {}
  for (const good of GOODS) {
    const n = cost[good]
    if (n !== undefined) goods[good] = n
  }
  return goods
}
