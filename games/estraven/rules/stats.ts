import type { CardId, Seat } from '@turnwright/kernel'
import { isStatic, manaCostOf } from '../cards/card.ts'
import { CARDS } from '../cards/catalogue.ts'
import type { CardType, Filter } from '../cards/filter.ts'
import { PLAIN_KEYWORDS, type PlainKeyword } from '../cards/words-of-the-game.ts'
import { furyIn } from './fury.ts'
import { printed } from './identities.ts'
import { type EstravenState, type Permanent, playerAt } from './state.ts'

type Stat = 'power' | 'resistance' | 'health'

/** By kind: whether the card changes others while it stands. */
const CHANGES_OTHERS: readonly boolean[] = CARDS.map(({ abilities }) => abilities.some(isStatic))

/** Those of a battlefield that change others; whoever looks at many of them finds these first. */
export function lendersOf(battlefield: readonly Permanent[]): readonly Permanent[] {
  let lenders: Permanent[] | null = null
  for (const permanent of battlefield)
    if (CHANGES_OTHERS[permanent.kind]) {
      lenders ??= []
      lenders.push(permanent)
    }
  return lenders ?? NO_LENDERS
}

const NO_LENDERS: readonly Permanent[] = []

/** E31: printed, changed for good, changed for the turn, and changed by what stands beside it; E57: and by fury. */
export function powerOf(
  state: EstravenState,
  seat: Seat,
  unit: Permanent,
  lenders: readonly Permanent[] = playerAt(state, seat).battlefield,
): number {
  const own = printed(unit.kind).power + unit.power + unit.powerNow + (seat === state.turn ? furyIn(state.round) : 0)
  const power = own + lentStat(lenders, unit, 'power')
  return power > 0 ? power : 0
}

export function resistanceOf(
  state: EstravenState,
  seat: Seat,
  unit: Permanent,
  lenders: readonly Permanent[] = playerAt(state, seat).battlefield,
): number {
  const own = printed(unit.kind).resistance + unit.resistance + unit.resistanceNow
  const resistance = own + lentStat(lenders, unit, 'resistance')
  return resistance > 0 ? resistance : 0
}

export function healthOf(
  state: EstravenState,
  seat: Seat,
  unit: Permanent,
  lenders: readonly Permanent[] = playerAt(state, seat).battlefield,
): number {
  return printed(unit.kind).health + unit.health + unit.healthNow + lentStat(lenders, unit, 'health')
}

function lentStat(lenders: readonly Permanent[], unit: Permanent, stat: Stat): number {
  let sum = 0
  for (const source of lenders) {
    if (!CHANGES_OTHERS[source.kind]) continue
    for (const ability of printed(source.kind).abilities)
      if (ability.kind === 'stats' && ability[stat] !== undefined && reaches(ability, source, unit))
        sum += ability[stat]
  }
  return sum
}

/** Static abilities look at what is printed only, so that none depends on another. */
function reaches(
  { like, other }: { readonly like: Filter; readonly other?: true },
  source: Permanent,
  unit: Permanent,
): boolean {
  return (other !== true || source !== unit) && isPrintedLike(unit.kind, like)
}

export function hasKeyword(
  state: EstravenState,
  seat: Seat,
  permanent: Permanent,
  keyword: PlainKeyword,
  lenders: readonly Permanent[] = playerAt(state, seat).battlefield,
): boolean {
  if (printed(permanent.kind).keywords[keyword]) return true
  if (permanent.keywordsNow !== 0 && (permanent.keywordsNow & keywordBit(keyword)) !== 0) return true
  for (const source of lenders) {
    if (!CHANGES_OTHERS[source.kind]) continue
    for (const ability of printed(source.kind).abilities)
      if (ability.kind === 'lending' && ability.keyword === keyword && reaches(ability, source, permanent)) return true
  }
  return false
}

export function keywordBit(keyword: PlainKeyword): number {
  return 1 << PLAIN_KEYWORDS.indexOf(keyword)
}

/** By kind: whether the card changes prices. */
const CHANGES_PRICES: readonly boolean[] = CARDS.map(({ abilities }) => abilities.some(({ kind }) => kind === 'price'))

/** By how much static abilities change what a seat pays for cards of a type. */
export function priceChange(state: EstravenState, seat: Seat, type: CardType): number {
  let sum = 0
  for (let at = 0; at < state.players.length; at++)
    for (const source of playerAt(state, at).battlefield) {
      if (!CHANGES_PRICES[source.kind]) continue
      for (const ability of printed(source.kind).abilities)
        if (ability.kind === 'price' && (ability.whose === 'yours') === (at === seat) && isOfType(type, ability.type))
          sum += ability.by
    }
  return sum
}

/** Whether anything stands there that changes prices at all. */
export function changesPrices({ players }: EstravenState): boolean {
  for (const { battlefield } of players) for (const { kind } of battlefield) if (CHANGES_PRICES[kind]) return true
  return false
}

function isOfType(type: CardType, wanted: CardType | 'unit'): boolean {
  return wanted === 'unit' ? type === 'leader' || type === 'troop' : type === wanted
}

/** Whether what is printed on a card fits. */
export function isPrintedLike(kind: number, like: Filter): boolean {
  const card = printed(kind)
  if (like.type !== undefined && !isOfType(card.type, like.type)) return false
  if (like.of !== undefined && !card.subtypes.includes(like.of)) return false
  if (like.resource !== undefined && card.resource !== like.resource) return false
  return like.maxCost === undefined || manaCostOf(card) <= like.maxCost
}

/** Whether a card on the battlefield fits, as it stands now. */
export function isLike(state: EstravenState, seat: Seat, permanent: Permanent, like: Filter): boolean {
  if (!isPrintedLike(permanent.kind, like)) return false
  if (like.tapped !== undefined && permanent.tapped !== like.tapped) return false
  if (like.attacking === true && !isAttacking(state, permanent.card)) return false
  return like.maxPower === undefined || powerOf(state, seat, permanent) <= like.maxPower
}

/** In an attack on the chain, or in combat. */
export function isAttacking({ combat, chain }: EstravenState, card: CardId): boolean {
  if (combat !== null) return combat.attackers.includes(card)
  for (const { sort, others } of chain.links) if (sort === 'attack' && others.includes(card)) return true
  return false
}
