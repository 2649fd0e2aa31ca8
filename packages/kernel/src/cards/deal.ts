import type { Chance } from '../chance/draws.ts'
import { SLOT_BITS, SLOT_MASK } from './card-id.ts'
import type { CardTable } from './card-table.ts'
import { type Certainty, dealKeeping } from './certainty.ts'

/**
 * Deals the identities that none of some seats (one bit each) knows anew among the cards they could belong to. The pool
 * is put in canonical order first, so two tables alike to them give the same deals. What `keep` marks (by physical card) stays where it is, and
 * what is certain holds afterwards as before.
 */
export function dealAnew(
  table: CardTable,
  mask: number,
  keep: Uint8Array,
  chance: Chance,
  groups: readonly (readonly number[])[] | null,
  certain: readonly Certainty[] = NOTHING,
): CardTable {
  const deal = (): CardTable => dealOnce(table, mask, keep, chance, groups)
  if (certain.length === 0) return deal()
  const open = (slot: number): boolean =>
    ((table.known[slot] as number) & mask) === 0 && keep[(table.slots[slot] as number) & SLOT_MASK] !== 1
  const backAt = (slot: number): number | undefined => table.backs[(table.slots[slot] as number) & SLOT_MASK]
  const groupAt = (slot: number): number =>
    groups?.findIndex((each) => each.some((card) => (card & SLOT_MASK) === slot)) ?? -1
  const canBe = (slot: number, other: number): boolean =>
    groupAt(slot) === groupAt(other) && (groupAt(slot) >= 0 || backAt(slot) === backAt(other))
  return dealKeeping(deal, open, canBe, certain, chance)
}

const NOTHING: readonly Certainty[] = []

function dealOnce(
  table: CardTable,
  bit: number,
  keep: Uint8Array,
  chance: Chance,
  groups: readonly (readonly number[])[] | null,
): CardTable {
  const slots = table.slots.slice()
  let dealt: ReadonlySet<number> | null = null
  if (groups !== null) {
    const sets = groups.map((group) => openAmong(table, group, bit, keep))
    for (const set of sets) redeal(gather(set), slots, table.kinds, chance)
    dealt = new Set(sets.flat())
  }
  // Cards that no group names are exchanged with all that look alike from behind.
  for (let back = 0; back < table.backNames.length; back++)
    redeal(gatherOpen(table, back, bit, keep, dealt), slots, table.kinds, chance)
  return { ...table, slots }
}

/** Scratch for one deal at a time: fresh lists would cost more than the dealing. */
const OPEN = new Int16Array(SLOT_MASK + 1)
const PRESENT = new Uint8Array(SLOT_MASK + 1)
const POOL = new Int16Array(SLOT_MASK + 1)

/** Puts the slots with this back that the seat does not know into OPEN; gives their number. */
function gatherOpen(
  { slots, known, backs }: CardTable,
  back: number,
  bit: number,
  keep: Uint8Array,
  dealt: ReadonlySet<number> | null,
): number {
  let size = 0
  for (let slot = 0; slot < slots.length; slot++) {
    if (((known[slot] as number) & bit) !== 0) continue
    const physical = (slots[slot] as number) & SLOT_MASK
    if (keep[physical] === 1 || backs[physical] !== back || dealt?.has(slot) === true) continue
    OPEN[size++] = slot
  }
  return size
}

function gather(set: readonly number[]): number {
  OPEN.set(set)
  return set.length
}

function openAmong({ slots, known }: CardTable, cards: readonly number[], bit: number, keep: Uint8Array): number[] {
  return cards
    .filter((card) => (slots[card & SLOT_MASK] as number) >>> SLOT_BITS === card >>> SLOT_BITS)
    .map((card) => card & SLOT_MASK)
    .filter((slot) => ((known[slot] as number) & bit) === 0 && keep[(slots[slot] as number) & SLOT_MASK] !== 1)
    .sort((a, b) => a - b)
}

/** So many cards can be drawn by threes, and so many by twos, with one number that is still drawn the short way. */
const MOST_FOR_THREE = 128
const MOST_FOR_TWO = 1448

/** Deals what lies in the first `size` slots of OPEN anew among them. One number draws several cards, each evenly. */
function redeal(size: number, slots: number[], kinds: readonly number[], chance: Chance): void {
  fillPool(size, slots, kinds)
  let left = size
  for (; left > MOST_FOR_TWO; left--) put(chance.int(left), left, slots)
  for (; left > MOST_FOR_THREE; left -= 2) {
    const drawn = chance.int(left * (left - 1))
    const second = (drawn / left) | 0
    put(drawn - second * left, left, slots)
    put(second, left - 1, slots)
  }
  for (; left > 2; left -= 3) {
    const drawn = chance.int(left * (left - 1) * (left - 2))
    const rest = (drawn / left) | 0
    const third = (rest / (left - 1)) | 0
    put(drawn - rest * left, left, slots)
    put(rest - third * (left - 1), left - 1, slots)
    put(third, left - 2, slots)
  }
  if (left === 2) put(chance.int(2), left--, slots)
  if (left === 1) put(0, left, slots)
}

/** Puts one of the cards that are left in the pool into the last slot that is open. */
function put(drawn: number, left: number, slots: number[]): void {
  const slot = OPEN[left - 1] as number
  slots[slot] = ((slots[slot] as number) & ~SLOT_MASK) | (POOL[drawn] as number)
  POOL[drawn] = POOL[left - 1] as number
}

/** The physical cards in those slots, sorted by what they are: marking ranks is faster than comparing. */
function fillPool(size: number, slots: readonly number[], kinds: readonly number[]): void {
  const { rankOf, byRank } = orderOf(kinds)
  PRESENT.fill(0, 0, byRank.length)
  for (let i = 0; i < size; i++) PRESENT[rankOf[(slots[OPEN[i] as number] as number) & SLOT_MASK] as number] = 1
  let filled = 0
  for (let rank = 0; filled < size; rank++) if (PRESENT[rank] === 1) POOL[filled++] = byRank[rank] as number
}

interface Order {
  readonly rankOf: Int16Array
  readonly byRank: Int16Array
}

/** Physical cards in the order of their kinds. The kinds of a game hardly ever change, so this is made once. */
const orders = new WeakMap<readonly number[], Order>()

function orderOf(kinds: readonly number[]): Order {
  let order = orders.get(kinds)
  if (order === undefined || order.byRank.length !== kinds.length) {
    const byRank = Int16Array.from(kinds, (_, physical) => physical).sort(
      (a, b) => (kinds[a] as number) - (kinds[b] as number) || a - b,
    )
    const rankOf = new Int16Array(kinds.length)
    byRank.forEach((physical, rank) => {
      rankOf[physical] = rank
    })
    order = { rankOf, byRank }
    orders.set(kinds, order)
  }
  return order
}
