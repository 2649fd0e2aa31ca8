import type { AnytimeAction } from '@turnwright/kernel'
import { cardAt, majorAt } from '../../cards/catalogue.ts'
import type { ConvertedGood } from '../../cards/card.ts'
import { ANIMALS, CROPS, type Good, type Goods, goodsId, isAnimal, isGood } from '../../cards/goods.ts'
import { MAJORS } from '../../cards/majors.ts'
import type { Anytime, Converter } from '../questions.ts'

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

/** One conversion at a time: what is offered, and what it does. */
export interface Offer {
  readonly option: AnytimeAction
  /** Where it stands among choices. */
  readonly id: string
  /** Every conversion but a purchase of several goods consumes one kind. */
  readonly good: Good
  readonly n: number
  readonly from: Goods
  readonly to: Goods
  readonly type: OptionType
  readonly by: Converter
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

/** Each offer by what is offered: options are made once, and come back from the kernel as they were made. */
const byOption = new WeakMap<AnytimeAction, Offer>()

export function offerBehind(option: AnytimeAction): Offer {
  const offer = byOption.get(option)
  if (offer === undefined) throw new RangeError(`nothing is known of an offer of type "${option.type}"`)
  return offer
}

function known(offer: Offer): Offer {
  byOption.set(offer.option, offer)
  return offer
}

interface FoodTerms {
  readonly type: OptionType
  readonly by: Converter
  readonly good: Good
  readonly food: number
  readonly n?: number
  readonly kind?: number
}

function foodOffer(
  { type, by, good, food, n = 1, kind = -1 }: FoodTerms,
  more: { readonly [key: string]: string } = {},
): Offer {
  const about: Anytime = { kind: 'convert', with: by, good, n, food }
  const option: AnytimeAction = { type, resource: spelled(good), count: n, food, about, ...more }
  return known({ option, id: `${idOf(by)}-${good}`, good, n, from: { [good]: n }, to: { food }, type, by, kind })
}

function idOf(by: Converter): string {
  if ('major' in by) return by.major
  return 'played' in by ? by.played : 'eat'
}

/** Harvest only, unless the table says otherwise. */
export const BASIC_OFFERS: readonly Offer[] = CROPS.map((good) =>
  foodOffer({ type: 'basic', by: { eaten: true }, good, food: 1 }),
)

const cooking: (readonly Offer[] | undefined)[] = []

/** What can be cooked with a major improvement. Two of one name offer the same, once. */
export function cookingOffers(major: number): readonly Offer[] {
  return (cooking[major] ??= makeCookingOffers(major))
}

function makeCookingOffers(at: number): readonly Offer[] {
  const { id, name, abilities } = majorAt(at)
  const first = MAJORS.findIndex((major) => major.name === name)
  if (first < at) return cookingOffers(first)
  const rates = abilities.cookingRates
  if (abilities.canCook !== true || rates === undefined) return []
  const by = { major: id }
  const animals = ANIMALS.map((good) => foodOffer({ type: 'cook', by, good, food: rates[good] }))
  return [...animals, foodOffer({ type: 'cook-vegetable', by, good: 'vegetable', food: rates.vegetable })]
}

const crafts: (Offer | null | undefined)[] = []

/** What a major improvement makes of a building resource in a harvest. */
export function craftOffer(major: number): Offer | null {
  const made = crafts[major]
  if (made !== undefined) return made
  const { id, name, abilities } = majorAt(major)
  const craft = abilities.harvestConversion
  const offer =
    craft === undefined
      ? null
      : foodOffer(
          { type: 'craft', by: { major: id }, good: craft.from, n: craft.count, food: craft.food, kind: major },
          { improvement: name },
        )
  crafts[major] = offer
  return offer
}

const ofCards: (readonly Offer[] | undefined)[] = []

/** What a card in play converts, swaps or sells. What is sold depends on how much was sold before: see `saleOf`. */
export function cardOffers(kind: number): readonly Offer[] {
  return (ofCards[kind] ??= makeCardOffers(kind))
}

function makeCardOffers(kind: number): readonly Offer[] {
  const { id, name: cardName, anytimeConversions = [], effects } = cardAt(kind)
  const offers = anytimeConversions.map(({ from, rate: food }): Offer => {
    const good = goodNamed(from)
    const type = isAnimal(good) ? 'card-cook' : 'card-convert'
    return foodOffer({ type, by: { played: id }, good, food, kind }, { cardName })
  })
  for (const effect of effects)
    if (effect.on === 'anytime')
      for (const op of effect.do)
        if ('exchange' in op)
          offers.push(...op.exchange.map(({ from, to }) => swapOffer('card-exchange', kind, from, to)))
  return offers
}

function swapOffer(type: 'card-exchange' | 'card-purchase', kind: number, from: Goods, to: Goods, more = {}): Offer {
  const { id, name: cardName } = cardAt(kind)
  const [good, n] = onlyGood(from)
  const by = { played: id }
  const about: Anytime = { kind: 'swap', with: by, from, to }
  const option: AnytimeAction = { type, resource: spelled(good), count: n, food: 0, cardName, about, ...more }
  return known({ option, id: `${id}-${goodsId(from)}-${goodsId(to)}`, good, n, from, to, type, by, kind })
}

function onlyGood(goods: Goods): readonly [Good, number] {
  for (const good in goods) if (isGood(good)) return [good, goods[good] ?? 0]
  throw new RangeError('an offer takes nothing')
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
  return cardAt(kind).effects.flatMap((effect) =>
    effect.on === 'anytime'
      ? effect.do.flatMap((op) =>
          'pile' in op
            ? op.pile.topToBottom.map((sold, at) =>
                swapOffer('card-purchase', kind, op.pile.price, { [sold]: 1 }, { at }),
              )
            : [],
        )
      : [],
  )
}

const moves: (AnytimeAction | undefined)[] = []

export function cropMoveOf(kind: number): AnytimeAction {
  const { id, name: cardName } = cardAt(kind)
  const about: Anytime = { kind: 'move-crop', with: id }
  return (moves[kind] ??= { type: 'crop-move', cardName, about })
}
