import type { Condition, Effect } from './effect.ts'
import type { Goods } from './goods.ts'
import { cardText } from './text/card-text.ts'

/** H are the cards of the house, which were never printed. */
export type Deck = 'A' | 'B' | 'H'
export type CardType = 'occupation' | 'minor'
/** Whether a card is data alone, data that needs a hook of the rules by name, or code of its own. */
export type Tier = 'data' | 'data+hook' | 'custom'

/** A price: goods, goods for each person, or an improvement that goes back. */
export interface Cost extends Goods {
  readonly perPerson?: Goods
  readonly returns?: readonly string[]
}

/** One unit at a time, at any moment. */
export interface AnytimeConversion {
  readonly from: ConvertedGood
  readonly to: 'food'
  readonly rate: number
}

/** Cards say `vegetables`; the supply holds `vegetable`. */
export type ConvertedGood = 'vegetables' | 'sheep' | 'boar' | 'cattle' | 'grain' | 'wood' | 'clay' | 'reed' | 'stone'

export interface BakingConversion {
  readonly from: 'grain'
  readonly to: 'food'
  readonly rate: number
  /** At most so many grain in one bake action. */
  readonly limit?: number
}

/** An occupation or a minor improvement: what is printed on it, in our own words. */
export interface HandCard {
  readonly id: string
  /** The letter of its deck and a number: `A002`, `H001`. */
  readonly code: string
  readonly name: string
  readonly type: CardType
  readonly deck: Deck
  readonly number: number
  /** The fewest players it is used with. */
  readonly players: number
  readonly cost: Cost
  readonly prereq: Condition
  readonly points: number
  /** Goes to the neighbour on the left when it was played. */
  readonly passing: boolean
  readonly category: string
  readonly tier: Tier
  /** Made of what the card does. */
  readonly text: string
  readonly effects: readonly Effect[]
  readonly anytimeConversions?: readonly AnytimeConversion[]
  readonly bakingConversion?: BakingConversion
  readonly allowsAnytimeCropMove?: boolean
}

type Optional = 'players' | 'cost' | 'prereq' | 'points' | 'passing' | 'tier' | 'effects'
type Printed = Omit<HandCard, Optional | 'type' | 'deck' | 'number' | 'text'> & Partial<Pick<HandCard, Optional>>

const DECKS: readonly Deck[] = ['A', 'B', 'H']

/** A minor improvement; what is not said is not there. */
export function minor(card: Printed): HandCard {
  return { ...printed(card), type: 'minor' }
}

/** An occupation: no price of its own, nothing required, no points. */
export function occupation(card: Printed): HandCard {
  return { ...printed(card), type: 'occupation' }
}

function printed(card: Printed): Omit<HandCard, 'type'> {
  const deck = DECKS.find((letter) => card.code.startsWith(letter))
  if (deck === undefined)
    throw new Error(`${card.name}: a code begins with ${DECKS.join(', ')}, and ${card.code} does not`)
  const number = Number(card.code.slice(1))
  const nothing = { players: 1, cost: {}, prereq: {}, points: 0, passing: false, tier: 'data', effects: [] } as const
  return { ...nothing, ...card, deck, number, text: cardText({ ...nothing, ...card }) }
}
