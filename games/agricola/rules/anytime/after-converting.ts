import type { Player } from '@turnwright/kernel'
import { type Goods, type Resource, RESOURCES } from '../../cards/goods.ts'
import { type Agricola, playerAt } from '../state.ts'
import { getAnytimeActions, goodsFrom } from './anytime-actions.ts'

const PLENTY = 99

/** Whether something would be so with plenty of every good that can be converted into, one after the other. */
export function afterConverting(game: Agricola, player: Player, isSo: () => boolean): boolean {
  const { supply } = playerAt(game.state, player.seat)
  const before = { ...supply }
  const brought = new Set<Resource>()
  for (let known = -1; known < brought.size; ) {
    known = brought.size
    for (const action of getAnytimeActions(game, player))
      for (const good of resourcesIn(goodsFrom(action))) brought.add(good)
    for (const good of brought) supply[good] = before[good] + PLENTY
  }
  const found = brought.size > 0 && isSo()
  Object.assign(supply, before)
  return found
}

function resourcesIn(goods: Goods): readonly Resource[] {
  return RESOURCES.filter((good) => (goods[good] ?? 0) > 0)
}
