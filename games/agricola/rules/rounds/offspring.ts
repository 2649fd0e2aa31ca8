import { type Goods, isGood, sumOf } from '../../cards/goods.ts'
import { change, has } from '../goods.ts'
import { hooksOf } from '../in-play.ts'
import { hasSkill, SKILL } from '../skills.ts'
import type { PlayerState } from '../state.ts'

/** Offspring that a card lets work in the round of its birth. */
export function mayWakeNewborn(player: PlayerState): boolean {
  return player.newborns > 0 && !player.restsNewborn && hasSkill(player, SKILL.newbornActs)
}

export function canPayForNewborn(player: PlayerState): boolean {
  return hooksOf(player, 'newbornActs').every(({ pay: price }) => has(player, price))
}

/** For a price, which comes back, the offspring counts as an adult from now on. */
export function wakeNewborn(player: PlayerState): Goods {
  settle(player, -1)
  player.newborns--
  player.atHome++
  return priceOf(player)
}

/** Offspring that could do nothing after all: it is newborn again, and what was paid comes back. */
export function layNewborn(player: PlayerState): Goods {
  settle(player, 1)
  player.newborns++
  player.atHome--
  return priceOf(player)
}

function priceOf(player: PlayerState): Goods {
  return sumOf(hooksOf(player, 'newbornActs').map(({ pay: price }) => price))
}

/** What is found with what would be left once the offspring was paid for. */
export function asIfPaid<Found>(player: PlayerState, look: () => Found): Found {
  settle(player, -1)
  const found = look()
  settle(player, 1)
  return found
}

function settle(player: PlayerState, sign: 1 | -1): void {
  for (const { pay: price } of hooksOf(player, 'newbornActs'))
    for (const good in price) if (isGood(good)) change(player, good, sign * (price[good] ?? 0))
}
