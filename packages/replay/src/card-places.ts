import type { Seat } from '@turnwright/kernel'
import { keyWords } from './plain-text.ts'

/** Where a card lies: whose place it is, where it is somebody's, and what the view calls it. */
export interface CardPlace {
  readonly seat: Seat | null
  readonly zone: string
}

/**
 * Where each card lies that a view shows, by its id. In a view a card is a thing with its id as `card`, and a seat's things lie within
 * what has its number as `seat`. What lies on a card lies where that card does; what is shown twice lies where it is somebody's.
 */
export function cardPlaces(view: unknown): ReadonlyMap<number, CardPlace> {
  const places = new Map<number, CardPlace>()
  note(view, { seat: null, zone: '' }, '', places)
  return places
}

/** `within` is what the keys of a thing are told with: `market: { row: […] }` is the market row, what is listed stands for itself. */
function note(value: unknown, at: CardPlace, within: string, places: Map<number, CardPlace>): void {
  if (Array.isArray(value)) {
    for (const item of value) note(item, at, '', places)
    return
  }
  if (typeof value !== 'object' || value === null) return
  const { card, seat } = value as { readonly card?: unknown; readonly seat?: unknown }
  if (typeof card === 'number') {
    const before = places.get(card)
    if (before === undefined || (before.seat === null && at.seat !== null)) places.set(card, at)
    for (const item of Object.values(value)) note(item, at, '', places)
    return
  }
  const owner = typeof seat === 'number' ? seat : at.seat
  for (const [key, item] of Object.entries(value)) {
    if (typeof item !== 'object' || item === null) continue
    const zone = within === '' ? keyWords(key) : `${within} ${keyWords(key)}`
    note(item, { seat: owner, zone }, zone, places)
  }
}
