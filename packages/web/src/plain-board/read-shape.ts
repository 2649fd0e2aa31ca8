import { readFields } from './read-fields.ts'
import { readGrid } from './read-grid.ts'
import { areTokens, isFields, isList, isPile, isSeat, type Reading } from './reading.ts'
import { isCard, isHidden, readThing } from './read-thing.ts'
import type { Shape } from './shape.ts'

/** What a value of a view looks like, by its shape and by what it is called. */
export function readShape(value: unknown, key: string, reading: Reading): Shape {
  if (isSeat(key, value, reading)) return { kind: 'seat', seat: value }
  if (typeof value === 'number') return readNumber(value, key)
  if (typeof value === 'boolean') return { kind: 'word', text: value ? 'yes' : 'no' }
  if (typeof value === 'string') return { kind: 'word', text: value }
  const grid = readGrid(value, key, reading)
  if (grid !== null) return grid
  if (isList(value)) return readList(value, key, reading)
  if (isCard(value)) return { kind: 'cards', cards: [readThing(value, key, reading)] }
  const fields = isFields(value) ? readFields(value, reading) : []
  return fields.length === 0 ? { kind: 'empty' } : { kind: 'fields', fields }
}

function readNumber(value: number, key: string): Shape {
  if (isPile(key) && Number.isInteger(value) && value >= 0) return { kind: 'pile', count: value }
  return areTokens(key, value) ? { kind: 'tokens', count: value } : { kind: 'number', value }
}

function readList(list: readonly unknown[], key: string, reading: Reading): Shape {
  if (list.length === 0) return { kind: 'empty' }
  if (list.every(isCard)) {
    const cards = list.map((card) => readThing(card, key, reading))
    return { kind: 'cards', cards }
  }
  // Lists within a list are told one after the other, by their number.
  if (list.some(isList)) {
    const fields = list.map((item, at) => ({
      key: String(at),
      label: String(at + 1),
      shape: reading.shapeOf(item, key),
      refs: [],
    }))
    return { kind: 'fields', fields }
  }
  const things = list
    .map((item) => readThing(item, key, reading))
    .filter((thing) => !isHidden(thing) || thing.seat !== null)
  return things.length === 0 ? { kind: 'empty' } : { kind: 'things', things }
}
