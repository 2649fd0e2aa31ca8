import type { Seat } from '@turnwright/kernel'
import type { CostTarget, RoomCost, Substitute } from '../cards/effect.ts'
import {
  BUILDING_RESOURCES,
  type Good,
  type Goods,
  goodsId,
  isGood,
  onlySome,
  type Material,
  type Price,
} from '../cards/goods.ts'
import type { AgricolaActionManager } from './action-manager.ts'
import { goodsChoice } from './gain.ts'
import { covers, has, pay } from './goods.ts'
import { hooksOf } from './in-play.ts'
import { yieldOf } from './quantities.ts'
import type { Question } from './questions.ts'
import { hasSkill, SKILL } from './skills.ts'
import { type AgricolaState, type PlayerState, playerAt } from './state.ts'

const MODIFIERS = SKILL.costMod | SKILL.costSet | SKILL.costSubstitute

/** Every way in which a player could pay for something, none of them more than another in everything. */
export function waysToPay(
  state: AgricolaState,
  seat: Seat,
  target: CostTarget,
  base: Goods,
  material: Material | null = null,
): readonly Goods[] {
  const player = playerAt(state, seat)
  if (!hasSkill(player, MODIFIERS)) return has(player, base) ? [base] : []
  const prices = [base, ...pricesSet(player, target, material)]
  const lower = (price: Goods): Goods => lowered(state, seat, target, price)
  const cheap = prices.map(lower)
  // What is replaced need not be made cheaper first.
  const ways = hasSkill(player, SKILL.costSubstitute)
    ? [...withSubstitutes(player, target, cheap), ...withSubstitutes(player, target, prices).map(lower)]
    : cheap
  const affordable = ways.filter((price) => has(player, price))
  return affordable.filter((price, at) => !affordable.some((other, i) => i !== at && isBetter(other, price, i < at)))
}

/** Whether there is any way to pay. */
export function canAfford(
  state: AgricolaState,
  seat: Seat,
  target: CostTarget,
  base: Price,
  material: Material | null = null,
): boolean {
  const player = playerAt(state, seat)
  if (covers(player, base)) return true
  if (!hasSkill(player, MODIFIERS)) return false
  if (target === 'room' || target === 'renovation') return waysToPay(state, seat, target, base, material).length > 0
  // Improvements only ever get cheaper: nothing else changes their price.
  return hasSkill(player, SKILL.costMod) && has(player, lowered(state, seat, target, base))
}

/** Each price as it is, and with every part replaced that cards let a player replace. */
function withSubstitutes(player: PlayerState, target: CostTarget, prices: readonly Goods[]): readonly Goods[] {
  return hooksOf(player, 'costSubstitute').reduce<readonly Goods[]>(
    (all, substitute) =>
      substitute.targets.includes(target) ? [...all, ...all.flatMap((price) => replaced(price, substitute))] : all,
    prices,
  )
}

/** Rooms may have another price altogether. */
function pricesSet(player: PlayerState, target: CostTarget, material: Material | null): readonly Goods[] {
  if (target !== 'room' || material === null) return []
  return hooksOf(player, 'costSet')
    .filter((set) => set.material === 'any' || set.material === material)
    .map(({ cost }) => roomPrice(cost, material))
}

function roomPrice({ '@material': n, ...goods }: RoomCost, material: Material): Goods {
  return n === undefined ? goods : { ...goods, [material]: n }
}

function lowered(state: AgricolaState, seat: Seat, target: CostTarget, price: Goods): Goods {
  let lower = price
  for (const { targets, minus, floor } of hooksOf(playerAt(state, seat), 'costMod')) {
    if (!targets.includes(target)) continue
    const off = yieldOf({ state, seat, played: null }, minus)
    lower = without(lower, off, floor)
  }
  return lower
}

function without(price: Goods, off: Goods, floor: number): Goods {
  const left: Partial<Record<Good, number>> = {}
  for (const good in price) {
    if (!isGood(good)) continue
    const n = Math.max(floor, (price[good] ?? 0) - (off[good] ?? 0))
    if (n > 0) left[good] = n
  }
  return left
}

/** The prices after putting one thing in the place of another, once. */
function replaced(price: Goods, { replace, replaceOneOf = [], with: instead }: Substitute): readonly Goods[] {
  const found: Goods[] = []
  for (const part of replaceOneOf) if (isPart(part, price)) found.push(plus(without(price, part, 0), instead))
  for (const good of BUILDING_RESOURCES) {
    const n = price[good] ?? 0
    if (replace?.[good] === 'all' && n > 0) found.push(plus(without(price, { [good]: n }, 0), instead))
  }
  return found
}

function isPart(part: Goods, price: Goods): boolean {
  for (const good in part) if (isGood(good) && (price[good] ?? 0) < (part[good] ?? 0)) return false
  return true
}

function plus(price: Goods, more: Goods): Goods {
  const sum: Partial<Record<Good, number>> = { ...price }
  for (const good in more) if (isGood(good)) sum[good] = (sum[good] ?? 0) + (more[good] ?? 0)
  return sum
}

/** Nowhere more, and somewhere less; of equal prices the earlier is better. */
function isBetter(a: Goods, b: Goods, isEarlier: boolean): boolean {
  for (const good in a) if (isGood(good) && (a[good] ?? 0) > (b[good] ?? 0)) return false
  for (const good in b) if (isGood(good) && (b[good] ?? 0) > (a[good] ?? 0)) return true
  return isEarlier
}

/** Pays in one of several ways, and says which; asks where there is a choice. Null when none is left: something was converted meanwhile. */
export function payOneOf(
  actions: AgricolaActionManager,
  seat: Seat,
  ways: () => readonly Goods[],
  about: Question,
  printed: Goods,
): Goods | null {
  const found = ways()
  const only = found.length === 1 ? found[0] : undefined
  const price = only ?? actions.some(seat, about, () => ways().map(goodsChoice), {})[0]
  if (price === undefined) return null
  pay(playerAt(actions.game.state, seat), price)
  tellPrice(actions, seat, price, printed)
  return onlySome(price)
}

/** Everybody knows what is printed: only another price is told. */
export function tellPrice({ game }: AgricolaActionManager, seat: Seat, price: Goods, printed: Goods): void {
  if (price !== printed && goodsId(price) !== goodsId(printed)) game.tell({ kind: 'pays', seat, goods: price })
}
