import { SLOT_BITS, SLOT_MASK } from '../cards/card-id.ts'
import type { CardTable } from '../cards/card-table.ts'
import { holds } from '../cards/certainty.ts'
import { dealAnew } from '../cards/deal.ts'
import type { Chance } from '../chance/draws.ts'
import type { Game } from '../play/game.ts'
import type { Position } from '../play/snapshot.ts'
import type { Seat } from '../rules/seat.ts'

/** What another deal came to. */
export interface Twin {
  /** Whether there are two different cards that the seat could not tell apart. */
  readonly hidden: boolean
  /** The other deal, or null where every attempt gave the same one. */
  readonly cards: CardTable | null
}

const MOST_TRIES = 24

/** Marks for physical cards, none of them set; `cards.glimpsedBy` sets them, and cards made later still fit. */
export function noGlimpses(): Uint8Array {
  return new Uint8Array(SLOT_MASK + 1)
}

/**
 * The cards at an earlier point of a game as `seat` could equally well imagine them, with at least one identity
 * elsewhere. What the seat has glimpsed from there on stays. For tests of noninterference: whatever the seat is told
 * after the same answers must be the same.
 */
export function dealTwin(
  game: Game,
  { cards, state }: Position,
  seat: Seat | null,
  glimpsed: Uint8Array,
  chance: Chance,
): Twin {
  const seats = game.players.length
  const groups = game.definition.exchangeable?.(state, seat) ?? null
  const certain = game.definition.certain?.(state, seat) ?? []
  const open = openSlots(cards, 1 << (seat ?? seats), glimpsed)
  if (!hidesSomething(cards, open)) return { hidden: false, cards: null }
  // Changing two cards alone leaves most answers possible; dealing all anew finds what depends on many.
  const deal = chance.int(2) === 0 ? () => swapTwo(cards, open, groups, chance) : dealAll
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const dealt = deal()
    if (differs(cards, dealt) && certain.every((each) => holds(dealt, each))) return { hidden: true, cards: dealt }
  }
  return { hidden: true, cards: null }

  function dealAll(): CardTable {
    return dealAnew(cards, 1 << (seat ?? seats), glimpsed, chance, groups, certain)
  }
}

function openSlots(cards: CardTable, bit: number, glimpsed: Uint8Array): number[] {
  return [...cards.slots.keys()].filter(
    (slot) => ((cards.known[slot] as number) & bit) === 0 && glimpsed[physicalAt(cards, slot)] !== 1,
  )
}

function hidesSomething(cards: CardTable, open: readonly number[]): boolean {
  const kinds = new Map<number, number>()
  for (const slot of open) {
    const kind = kindAt(cards, slot)
    if ((kinds.get(backAt(cards, slot)) ?? kind) !== kind) return true
    kinds.set(backAt(cards, slot), kind)
  }
  return false
}

function swapTwo(
  cards: CardTable,
  open: readonly number[],
  groups: readonly (readonly number[])[] | null,
  chance: Chance,
): CardTable {
  const one = open[chance.int(open.length)] as number
  const groupOf = (slot: number): number =>
    groups?.findIndex((each) => each.some((card) => slotOf(card) === slot)) ?? -1
  const others = open.filter(
    (slot) =>
      backAt(cards, slot) === backAt(cards, one) &&
      kindAt(cards, slot) !== kindAt(cards, one) &&
      groupOf(slot) === groupOf(one),
  )
  if (others.length === 0) return cards
  const other = others[chance.int(others.length)] as number
  const slots = cards.slots
    .with(one, wordWith(cards, one, physicalAt(cards, other)))
    .with(other, wordWith(cards, other, physicalAt(cards, one)))
  return { ...cards, slots }
}

function differs(one: CardTable, other: CardTable): boolean {
  return one.slots.some((_, slot) => kindAt(one, slot) !== kindAt(other, slot))
}

function physicalAt(cards: CardTable, slot: number): number {
  return (cards.slots[slot] as number) & SLOT_MASK
}

function kindAt(cards: CardTable, slot: number): number {
  return cards.kinds[physicalAt(cards, slot)] as number
}

function backAt(cards: CardTable, slot: number): number {
  return cards.backs[physicalAt(cards, slot)] as number
}

/** The slot keeps its generation, and with it the id that everybody sees. */
function wordWith(cards: CardTable, slot: number, physical: number): number {
  return (((cards.slots[slot] as number) >>> SLOT_BITS) << SLOT_BITS) | physical
}

function slotOf(card: number): number {
  return card & SLOT_MASK
}
