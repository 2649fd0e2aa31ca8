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
  const open = openSlots(table, 1 << (seat ?? seats), keep)
  const slots = table.slots.slice()
  if (groups !== null) for (const group of groups) redeal(amongOpen(table, group, open), slots, table.kinds, chance)
  else if (table.backNames.length === 1) redeal(open, slots, table.kinds, chance)
  else
    for (let back = 0; back < table.backNames.length; back++)
      redeal(
        open.filter((slot) => table.backs[(table.slots[slot] as number) & SLOT_MASK] === back),
        slots,
        table.kinds,
        chance,
      )
  return { ...table, slots }
}

function openSlots({ slots, known }: CardTable, bit: number, keep: Uint8Array): number[] {
  const open: number[] = []
  for (let slot = 0; slot < slots.length; slot++)
    if (((known[slot] as number) & bit) === 0 && keep[(slots[slot] as number) & SLOT_MASK] !== 1) open.push(slot)
  return open
}

function amongOpen(table: CardTable, cards: readonly number[], open: readonly number[]): number[] {
  return cards
    .filter((card) => (table.slots[card & SLOT_MASK] as number) >>> SLOT_BITS === card >>> SLOT_BITS)
    .map((card) => card & SLOT_MASK)
    .filter((slot) => open.includes(slot))
    .sort((a, b) => a - b)
}

function redeal(set: readonly number[], slots: number[], kinds: readonly number[], chance: Chance): void {
  const pool = inOrderOfKind(set, slots, kinds)
  for (let i = set.length - 1; i > 0; i--) {
    const j = chance.int(i + 1)
    const kept = pool[i] as number
    pool[i] = pool[j] as number
    pool[j] = kept
  }
  for (let i = 0; i < set.length; i++) {
    const slot = set[i] as number
    slots[slot] = ((slots[slot] as number) & ~SLOT_MASK) | (pool[i] as number)
  }
}

/** A counting sort: imagining happens a hundred thousand times a second. */
function inOrderOfKind(set: readonly number[], slots: readonly number[], kinds: readonly number[]): Int32Array {
  let most = 0
  for (let i = 0; i < set.length; i++) {
    const kind = kinds[(slots[set[i] as number] as number) & SLOT_MASK] as number
    if (kind > most) most = kind
  }
  const starts = new Int32Array(most + 2)
  for (let i = 0; i < set.length; i++) {
    const after = (kinds[(slots[set[i] as number] as number) & SLOT_MASK] as number) + 1
    starts[after] = (starts[after] as number) + 1
  }
  for (let kind = 0; kind <= most; kind++) starts[kind + 1] = (starts[kind + 1] as number) + (starts[kind] as number)
  const pool = new Int32Array(set.length)
  for (let i = 0; i < set.length; i++) {
    const physical = (slots[set[i] as number] as number) & SLOT_MASK
    const kind = kinds[physical] as number
    const at = starts[kind] as number
    pool[at] = physical
    starts[kind] = at + 1
  }
  return pool
}
