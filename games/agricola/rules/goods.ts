import { type Good, type Goods, isAnimal, isGood, type Price } from '../cards/goods.ts'
import type { PlayerState } from './state.ts'

/** How much of something a player has, in the supply or on the farm. */
export function amountOf(player: PlayerState, good: Good): number {
  return isAnimal(good) ? player.farm[good] : player.supply[good]
}

export function has(player: PlayerState, goods: Goods): boolean {
  for (const good in goods) if (isGood(good) && amountOf(player, good) < (goods[good] ?? 0)) return false
  return true
}

/** The same for a price, fast. */
export function covers({ supply, farm }: PlayerState, price: Price): boolean {
  return (
    supply.wood >= price.wood &&
    supply.clay >= price.clay &&
    supply.stone >= price.stone &&
    supply.reed >= price.reed &&
    supply.food >= price.food &&
    supply.grain >= price.grain &&
    supply.vegetable >= price.vegetable &&
    farm.sheep >= price.sheep &&
    farm.boar >= price.boar &&
    farm.cattle >= price.cattle
  )
}

export function pay(player: PlayerState, goods: Goods): void {
  for (const good in goods) if (isGood(good)) change(player, good, -(goods[good] ?? 0))
}

export function change(player: PlayerState, good: Good, n: number): void {
  if (isAnimal(good)) player.farm[good] += n
  else player.supply[good] += n
}
