import type { AnytimeAction } from '@turnwright/kernel'
import { cardAt } from '../../cards/catalogue.ts'
import type { ConvertedGood } from '../../cards/card.ts'
import { ANIMALS, CROPS, type Good, type Goods, goodsText, isAnimal } from '../../cards/goods.ts'
import { MAJORS } from '../../cards/majors.ts'

/** The kinds of options under the names that the side panel knows. */
export type OptionType =
  | 'basic'
  | 'cook'
  | 'cook-vegetable'
  | 'card-cook'
  | 'card-convert'
  | 'craft'
  | 'crop-move'
  | 'card-exchange'
  | 'card-purchase'

/** How the log tells a conversion: what is given and gained, and through what. */
interface Told {
  readonly given: string
  readonly gained: string
  readonly source: string
}

/** One conversion at a time: what is offered, and what it does. */
export interface Offer {
  readonly option: AnytimeAction
  /** Every conversion but a purchase of several goods consumes one kind. */
  readonly good: Good
  readonly n: number
  readonly to: Goods
  readonly type: OptionType
  readonly told: Told
  /** The card in play or, for a craft, the major improvement it comes from, by number; -1 where it comes from none. */
  readonly kind: number
}

/** How the panel spells a good. */
function spelled(good: Good): string {
  return good === 'vegetable' ? 'vegetables' : good
}

export function goodNamed(name: ConvertedGood): Good {
  return name === 'vegetables' ? 'vegetable' : name
}

function foodOffer(type: OptionType, source: string, good: Good, food: number, more: object, kind = -1): Offer {
  const description = `${source}: ${spelled(good)} → ${food} food`
  const option: AnytimeAction = { type, resource: spelled(good), count: 1, food, description, ...more }
  return { option, good, n: 1, to: { food }, type, told: turned({ [good]: 1 }, { food }, source), kind }
}

function turned(from: Goods, to: Goods, source: string): Told {
  return { given: goodsText(from), gained: goodsText(to), source }
}

/** Harvest only, unless the table says otherwise. */
export const BASIC_OFFERS: readonly Offer[] = CROPS.map((crop) => foodOffer('basic', 'Eat', crop, 1, {}))

const cooking: (readonly Offer[] | undefined)[] = []

/** What can be cooked with a major improvement. */
export function cookingOffers(major: number): readonly Offer[] {
  return (cooking[major] ??= makeCookingOffers(major))
}

function makeCookingOffers(major: number): readonly Offer[] {
  const { name, abilities } = MAJORS[major] as (typeof MAJORS)[number]
  const rates = abilities.cookingRates
  if (abilities.canCook !== true || rates === undefined) return []
  const animals = ANIMALS.map((animal) => foodOffer('cook', name, animal, rates[animal], {}))
  return [...animals, foodOffer('cook-vegetable', name, 'vegetable', rates.vegetable, {})]
}

const crafts: (Offer | null | undefined)[] = []

/** What a major improvement makes of a building resource in a harvest. */
export function craftOffer(major: number): Offer | null {
  const known = crafts[major]
  if (known !== undefined) return known
  const { name, abilities } = MAJORS[major] as (typeof MAJORS)[number]
  const craft = abilities.harvestConversion
  const made =
    craft === undefined
      ? null
      : { ...foodOffer('craft', name, craft.from, craft.food, { improvement: name }, major), n: craft.count }
  crafts[major] = made
  return made
}

const ofCards: (readonly Offer[] | undefined)[] = []

/** What a card in play converts, swaps or sells. What is sold depends on how much was sold before: see `saleOf`. */
export function cardOffers(kind: number): readonly Offer[] {
  return (ofCards[kind] ??= makeCardOffers(kind))
}

function makeCardOffers(kind: number): readonly Offer[] {
  const { name, anytimeConversions = [], effects } = cardAt(kind)
  const offers = anytimeConversions.map(({ from, rate }): Offer => {
    const good = goodNamed(from)
    return foodOffer(isAnimal(good) ? 'card-cook' : 'card-convert', name, good, rate, { cardName: name }, kind)
  })
  for (const effect of effects)
    if (effect.on === 'anytime')
      for (const op of effect.do)
        if ('exchange' in op) offers.push(...op.exchange.map(({ from, to }) => swapOffer(kind, name, from, to)))
  return offers
}

function swapOffer(kind: number, name: string, from: Goods, to: Goods): Offer {
  const [good, n] = onlyGood(from)
  const description = `${name}: ${goodsText(from)} → ${goodsText(to)}`
  const option = { type: 'card-exchange', resource: spelled(good), count: n, food: 0, cardName: name, description }
  return { option, good, n, to, type: 'card-exchange', told: turned(from, to, name), kind }
}

function onlyGood(goods: Goods): readonly [Good, number] {
  const [first] = Object.entries(goods)
  return first as [Good, number]
}

const sales = new Map<number, readonly Offer[]>()

/** The good on top of a card's pile, or null when all are sold. */
export function saleOf(kind: number, sold: number): Offer | null {
  let offers = sales.get(kind)
  if (offers === undefined) {
    offers = makeSales(kind)
    sales.set(kind, offers)
  }
  return offers[sold] ?? null
}

function makeSales(kind: number): readonly Offer[] {
  const { name, effects } = cardAt(kind)
  return effects.flatMap((effect) =>
    effect.on === 'anytime'
      ? effect.do.flatMap((op) =>
          'pile' in op ? op.pile.topToBottom.map((good, at) => saleOffer(kind, name, op.pile.price, good, at)) : [],
        )
      : [],
  )
}

function saleOffer(kind: number, name: string, price: Goods, sold: Good, at: number): Offer {
  const [good, n] = onlyGood(price)
  const to: Goods = { [sold]: 1 }
  const description = `${name}: ${goodsText(price)} → ${goodsText(to)}`
  const option = { type: 'card-purchase', resource: spelled(good), count: n, food: 0, cardName: name, description, at }
  return { option, good, n, to, type: 'card-purchase', told: turned(price, to, name), kind }
}

const moves: (AnytimeAction | undefined)[] = []

export function cropMoveOf(kind: number): AnytimeAction {
  const cardName = cardAt(kind).name
  return (moves[kind] ??= { type: 'crop-move', cardName, description: `${cardName}: Move 1 crop to empty field` })
}
