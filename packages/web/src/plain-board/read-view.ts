import type { Player, Seat } from '@turnwright/kernel'
import { type Fields, isFields, isForPrograms, isList, labelOf, type Reading } from './reading.ts'
import { isCard } from './read-thing.ts'
import { readFields } from './read-fields.ts'
import { readShape } from './read-shape.ts'
import type { Field } from './shape.ts'

/** A view, laid out. */
export interface PlainTable {
  /** What one word or number tells: the round, whose turn it is. */
  readonly facts: readonly Field[]
  /** What lies on the table. */
  readonly zones: readonly Field[]
  /** What each seat has; empty where the view does not tell seats apart. */
  readonly seats: readonly SeatFields[]
  /** The cards that the one who looks holds. */
  readonly hand: Field | null
}

export interface SeatFields {
  readonly player: Player
  readonly fields: readonly Field[]
}

const HAND = /(?:^|[a-z])hand$/i
const FACTS = new Set(['word', 'number', 'seat'])

/** Reads the view of any game: what belongs to the seats, what they hold, what lies on the table, and what is merely told. */
export function readView(view: unknown, me: Seat | null, known: Omit<Reading, 'shapeOf'>): PlainTable {
  const reading: Reading = { ...known, shapeOf: (value, key) => readShape(value, key, reading) }
  const fields = isFields(view) ? view : { table: view }
  const bySeat = new Map<Seat, Field[]>(reading.players.map(({ seat }) => [seat, []]))
  const shared: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(fields)) {
    const shares = isForPrograms(key, value, reading) ? null : sharesOf(value, reading)
    if (shares === null) shared[key] = value
    else for (const [seat, share] of shares) bySeat.get(seat)?.push(...fieldsOf(share, key, reading))
  }
  const told = mergedRounds(readFields(shared, reading))
  const own = me === null ? [] : (bySeat.get(me) ?? [])
  const hand =
    [...told, ...own].find(({ key, shape }) => HAND.test(key) && (shape.kind === 'cards' || shape.kind === 'empty')) ??
    null
  // What you hold lies before you: how many cards that are goes without saying.
  const isElsewhere = (field: Field) =>
    field === hand || (hand !== null && own.includes(field) && field.shape.kind === 'pile' && /hand/i.test(field.key))
  const seats = reading.players.map((player) => ({
    player,
    fields: (bySeat.get(player.seat) ?? []).filter((field) => !isElsewhere(field)),
  }))
  return {
    facts: told.filter(({ shape }) => FACTS.has(shape.kind)),
    zones: told.filter((field) => !FACTS.has(field.shape.kind) && !isElsewhere(field)),
    seats: seats.some(({ fields: each }) => each.length > 0) ? seats : [],
    hand: me === null ? null : hand,
  }
}

/** A list that has something of each seat, one each; null where it is about something else. */
function sharesOf(value: unknown, { players }: Reading): readonly (readonly [Seat, unknown])[] | null {
  if (!isList(value) || value.length === 0) return null
  if (value.every((item) => isFields(item) && typeof item['seat'] === 'number' && !isCard(item))) {
    const seats = value.map((item) => (item as Fields)['seat'] as Seat)
    return new Set(seats).size === seats.length && seats.every((seat) => players[seat])
      ? seats.map((seat, at) => [seat, value[at]])
      : null
  }
  if (value.length !== players.length || players.length < 2) return null
  const isShare = (item: unknown): boolean => {
    if (typeof item === 'number' || typeof item === 'boolean') return true
    if (isList(item)) return item.every(isCard)
    return isFields(item) && !isCard(item) && !('name' in item) && !('id' in item)
  }
  return value.every(isShare) ? value.map((item, seat) => [seat, item]) : null
}

function fieldsOf(share: unknown, key: string, reading: Reading): readonly Field[] {
  if (isFields(share)) {
    const rest = Object.entries(share).filter(([name]) => name !== 'seat')
    return readFields(Object.fromEntries(rest), reading)
  }
  if (isForPrograms(key, share, reading)) return []
  return [{ key, label: labelOf(key), shape: reading.shapeOf(share, key), refs: [] }]
}

/** `round: 3` and `rounds: 9` are the third of nine rounds. */
function mergedRounds(fields: readonly Field[]): readonly Field[] {
  return fields.flatMap((field) => {
    const single = fields.find(({ key, shape }) => `${key}s` === field.key && shape.kind === 'number')
    if (single !== undefined && field.shape.kind === 'number') return []
    const { shape } = field
    const whole = fields.find(({ key }) => key === `${field.key}s`)?.shape
    if (shape.kind !== 'number' || whole?.kind !== 'number') return [field]
    return [{ ...field, shape: { ...shape, of: whole.value } }]
  })
}
