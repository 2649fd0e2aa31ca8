import { type Good, type Goods, isAnimal } from '../cards/goods.ts'
import type { PlayerState } from './state.ts'

/** How much of something a player has, in the supply or on the farm. */
export function amountOf(player: PlayerState, good: Good): number {
  return isAnimal(good) ? player.farm[good] : player.supply[good]
}

export function has(player: PlayerState, goods: Goods): boolean {
  for (const good in goods) if (amountOf(player, good as Good) < (goods[good as Good] as number)) return false
  return true
}

export function pay(player: PlayerState, goods: Goods): void {
  for (const good in goods) change(player, good as Good, -(goods[good as Good] as number))
}

export function change(player: PlayerState, good: Good, n: number): void {
  if (isAnimal(good)) player.farm[good] += n
  else player.supply[good] += n
}
