import { type CardTable, SLOT_BITS, SLOT_MASK } from './cards.ts'
import type { Chance } from './random.ts'
import type { Seat } from './seat.ts'

/**
 * Deals the identities unknown to a seat anew among the cards they could belong to. The pool is put in canonical order
 * first, so two tables alike to the seat give the same deals. What `keep` marks (by physical card) stays where it is.
 */
export function dealAnew(
  table: CardTable,
  seats: number,
  seat: Seat | null,
  keep: Uint8Array,
  chance: Chance,
  groups: readonly (readonly number[])[] | null,
): CardTable {
  const slots = table.slots.slice()
  const open = openSlots(table, 1 << (seat ?? seats), keep)
  for (const set of setsAmong(table, open, groups)) redeal(set, slots, table.kinds, chance)
  return { ...table, slots }
}

function openSlots({ slots, known }: CardTable, bit: number, keep: Uint8Array): number[] {
  const open: number[] = []
  for (let slot = 0; slot < slots.length; slot++)
    if (((known[slot] as number) & bit) === 0 && keep[(slots[slot] as number) & SLOT_MASK] !== 1) open.push(slot)
  return open
}

/** Cards are exchanged within the groups that a game names, or else with all that look alike from behind. */
function setsAmong(
  table: CardTable,
  open: readonly number[],
  groups: readonly (readonly number[])[] | null,
): readonly (readonly number[])[] {
  if (groups !== null) {
    const named = groups.map((group) => amongOpen(table, group, open))
    const taken = new Set(named.flat())
    const rest = open.filter((slot) => !taken.has(slot))
    return rest.length === 0 ? named : [...named, ...setsAmong(table, rest, null)]
  }
  if (table.backNames.length === 1) return [open]
  return table.backNames.map((_, back) =>
    open.filter((slot) => table.backs[(table.slots[slot] as number) & SLOT_MASK] === back),
  )
}

function amongOpen(table: CardTable, cards: readonly number[], open: readonly number[]): number[] {
  return cards
    .filter((card) => (table.slots[card & SLOT_MASK] as number) >>> SLOT_BITS === card >>> SLOT_BITS)
    .map((card) => card & SLOT_MASK)
    .filter((slot) => open.includes(slot))
    .sort((a, b) => a - b)
}

/** Scratch for one deal at a time: fresh typed arrays would cost more than the dealing. */
const PRESENT = new Uint8Array(SLOT_MASK + 1)
const POOL = new Int16Array(SLOT_MASK + 1)

function redeal(set: readonly number[], slots: number[], kinds: readonly number[], chance: Chance): void {
  const pool = inCanonicalOrder(set, slots, kinds)
  for (let left = set.length; left > 0; left--) {
    const drawn = chance.int(left)
    const slot = set[left - 1] as number
    slots[slot] = ((slots[slot] as number) & ~SLOT_MASK) | (pool[drawn] as number)
    pool[drawn] = pool[left - 1] as number
  }
}

/** The physical cards in the slots, sorted by what they are: marking ranks is faster than comparing. */
function inCanonicalOrder(set: readonly number[], slots: readonly number[], kinds: readonly number[]): Int16Array {
  const { rankOf, byRank } = orderOf(kinds)
  PRESENT.fill(0, 0, byRank.length)
  for (let i = 0; i < set.length; i++) PRESENT[rankOf[(slots[set[i] as number] as number) & SLOT_MASK] as number] = 1
  let size = 0
  for (let rank = 0; rank < byRank.length; rank++) if (PRESENT[rank] === 1) POOL[size++] = byRank[rank] as number
  return POOL
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
