import type { Chance } from '../chance/draws.ts'
import { SLOT_BITS, SLOT_MASK } from './card-id.ts'
import type { CardTable } from './card-table.ts'

/** Something that is certain of hidden cards although nobody may look at them. */
export interface Certainty {
  readonly among: readonly number[]
  /** So many of them, or more, are such. */
  readonly least: number
  /** By what they are, as an index into the identities. */
  readonly isSuch: (kind: number) => boolean
}

/** How often is dealt before cards are exchanged until all is as it must be. */
const MOST_DEALS = 64

/**
 * Deals until everything certain holds. Where all of some cards are such, those that are not change places with others
 * that are: that is as even as dealing again and again, and done at once.
 */
export function dealKeeping(
  deal: () => CardTable,
  open: (slot: number) => boolean,
  canBe: (slot: number, other: number) => boolean,
  certain: readonly Certainty[],
  chance: Chance,
): CardTable {
  for (let deals = 1; ; deals++) {
    let dealt = deal()
    for (const certainty of certain)
      if (deals === MOST_DEALS || certainty.least >= certainty.among.length)
        dealt = exchanged(dealt, open, canBe, certainty, chance)
    if (deals === MOST_DEALS || certain.every((certainty) => holds(dealt, certainty))) return dealt
  }
}

export function holds(table: CardTable, { among, least, isSuch }: Certainty): boolean {
  let such = 0
  for (const card of among) if (isFresh(table, card) && isSuch(kindAt(table, card & SLOT_MASK))) such++
  return such >= least
}

function exchanged(
  table: CardTable,
  open: (slot: number) => boolean,
  canBe: (slot: number, other: number) => boolean,
  { among, least, isSuch }: Certainty,
  chance: Chance,
): CardTable {
  const inside = among.filter((card) => isFresh(table, card)).map((card) => card & SLOT_MASK)
  const others = inside.filter((slot) => open(slot) && !isSuch(kindAt(table, slot))).toSorted((a, b) => a - b)
  const slots = table.slots.slice()
  const outside = [...slots.keys()].filter(
    (slot) => open(slot) && !inside.includes(slot) && isSuch(kindAt(table, slot)),
  )
  let missing = least - inside.filter((slot) => isSuch(kindAt(table, slot))).length
  for (; missing > 0 && others.length > 0; missing--) {
    const [slot] = others.splice(chance.int(others.length), 1) as [number]
    const fitting = outside.filter((each) => canBe(slot, each))
    if (fitting.length === 0) continue
    const other = fitting[chance.int(fitting.length)] as number
    outside.splice(outside.indexOf(other), 1)
    const physical = (slots[slot] as number) & SLOT_MASK
    slots[slot] = ((slots[slot] as number) & ~SLOT_MASK) | ((slots[other] as number) & SLOT_MASK)
    slots[other] = ((slots[other] as number) & ~SLOT_MASK) | physical
  }
  return { ...table, slots }
}

/** An id that was renewed names nothing any more. */
function isFresh({ slots }: CardTable, card: number): boolean {
  return (slots[card & SLOT_MASK] as number) >>> SLOT_BITS === card >>> SLOT_BITS
}

function kindAt({ slots, kinds }: CardTable, slot: number): number {
  return kinds[(slots[slot] as number) & SLOT_MASK] as number
}
