import type { Seat } from '@turnwright/kernel'
import { cardAt } from '../cards/catalogue.ts'
import type { Formula, Quantity, Tiers, Yield } from '../cards/effect.ts'
import { type Good, type Goods, isGood } from '../cards/goods.ts'
import { TOTAL_ROUNDS } from '../cards/round-cards.ts'
import { count, pasturesOf, roomCount, unfencedStables } from '../farm/index.ts'
import { improvementsInFront, occupationsInFront } from './in-play.ts'
import { type AgricolaState, type PlayedCard, playerAt } from './state.ts'

/** What a card's number depends on: the moment, its owner and the card itself. */
export interface Moment {
  readonly state: Pick<AgricolaState, 'players' | 'round'>
  readonly seat: Seat
  readonly played: PlayedCard | null
}

export function quantity({ state, seat, played }: Moment, what: Quantity): number {
  const player = playerAt(state, seat)
  const { farm, supply } = player
  switch (what) {
    case 'supply.clay':
      return supply.clay
    case 'rooms':
      return roomCount(farm)
    case 'people':
      return player.family
    case 'sheep':
      return farm.sheep
    case 'cattle':
      return farm.cattle
    case 'roundsLeft':
      return TOTAL_ROUNDS - state.round
    case 'improvements':
      return improvementsInFront(player)
    case 'occupationsInFront':
      return occupationsInFront(player)
    case 'unfencedStables':
      return count(unfencedStables(farm))
    case 'pastureCells':
      return count(pasturesOf(farm).enclosed)
    case 'ownOccupationsPlayedAfterThis':
      return player.inPlay
        .slice(played === null ? 0 : player.inPlay.indexOf(played) + 1)
        .filter(({ kind }) => cardAt(kind).type === 'occupation').length
  }
}

export function valueOf(moment: Moment, formula: Formula): number {
  if (typeof formula === 'number') return formula
  if ('mul' in formula) return formula.mul[0] * quantity(moment, formula.mul[1])
  if ('floorDiv' in formula) return Math.floor(quantity(moment, formula.floorDiv[0]) / formula.floorDiv[1])
  if ('sub' in formula) return quantity(moment, formula.sub[0]) - formula.sub[1]
  return formula.sum.reduce<number>((sum, part) => sum + valueOf(moment, part), 0)
}

export function yieldOf(moment: Moment, goods: Yield): Goods {
  const found: Partial<Record<Good, number>> = {}
  for (const good in goods) {
    if (!isGood(good)) continue
    const n = valueOf(moment, goods[good] ?? 0)
    if (n > 0) found[good] = n
  }
  return found
}

/** The highest tier that is reached, or nothing. */
export function tierOf(tiers: Tiers, reached: number): number {
  let amount = 0
  for (const [from, n] of tiers) if (reached >= from) amount = n
  return amount
}
