import { type CardId, nth, type Selection } from '@turnwright/kernel'

/** What is asked beside the main phase: cards to choose from, or words. */
export interface Offer {
  readonly cards: readonly CardId[]
  readonly words: readonly (string | number)[]
  readonly min: number
  readonly max: number
}

export type Worth = (card: CardId) => number

/** As many as must be, those of the highest worth. */
export function best(offer: Offer, worth: Worth): Selection {
  return choose(offer, offer.min, worth)
}

/** As many as may be. */
export function most(offer: Offer, worth: Worth): Selection {
  return choose(offer, offer.max, worth)
}

function choose(offer: Offer, n: number, worth: Worth): Selection {
  const { cards } = offer
  if (cards.length === 0) return first(offer)
  if (n !== 1) return ranked(cards, worth).slice(0, n)
  let found = nth(cards, 0)
  if (cards.length === 1) return [found]
  let highest = worth(found)
  for (let i = 1; i < cards.length; i++) {
    const card = nth(cards, i)
    const each = worth(card)
    if (each <= highest) continue
    highest = each
    found = card
  }
  return [found]
}

function ranked(cards: readonly CardId[], worth: Worth): readonly CardId[] {
  return cards
    .map((card) => ({ card, worth: worth(card) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ card }) => card)
}

export function first({ cards, words, min }: Offer): Selection {
  return cards.length > 0 ? cards.slice(0, min) : words.slice(0, min)
}

export function last({ cards, words, min }: Offer): Selection {
  const all: readonly (string | number)[] = words.length > 0 ? words : cards
  return all.slice(all.length - min)
}
