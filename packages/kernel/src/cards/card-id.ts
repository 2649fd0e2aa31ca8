declare const brand: unique symbol
/** One physical card, tile or token. Zones of the state hold these, in order; what it is stands in `game.cards`. */
export type CardId = number & { readonly [brand]: 'card' }

export const SLOT_BITS = 12
export const SLOT_MASK: number = (1 << SLOT_BITS) - 1
/** An id is a small number: no more generations fit into it. */
const MOST_GENERATIONS = (1 << 18) - 1

export function idAt(generation: number, slot: number): CardId {
  return ((generation << SLOT_BITS) | slot) as CardId
}

export function nextGeneration(generation: number): number {
  return generation === MOST_GENERATIONS ? 1 : generation + 1
}
