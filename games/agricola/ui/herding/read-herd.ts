import { ANIMALS } from '../../cards/goods.ts'
import type { PenView } from '../../rules/view.ts'

const KINDS: readonly unknown[] = ['house', 'stable', 'pasture'] satisfies readonly PenView['kind'][]

/** Pens as a browser kept them; null for anything else. */
export function readPens(stored: unknown): readonly PenView[] | null {
  if (!Array.isArray(stored)) return null
  const pens = stored.map(readPen)
  return pens.every((pen) => pen !== null) ? pens : null
}

/** What has no bounds, the world beyond the farm, is written as null. */
type StoredPen = Omit<PenView, 'capacity'> & { readonly capacity: number | null }

function readPen(stored: unknown): PenView | null {
  return isPen(stored) ? { ...stored, capacity: stored.capacity ?? Number.POSITIVE_INFINITY } : null
}

function isPen(stored: unknown): stored is StoredPen {
  const { at, kind, cells, capacity, animals } = Object(stored) as Partial<Record<keyof PenView, unknown>>
  const herd = Object(animals) as Partial<Record<string, unknown>>
  return (
    typeof at === 'string' &&
    KINDS.includes(kind) &&
    Array.isArray(cells) &&
    cells.every((cell) => typeof cell === 'string') &&
    (capacity === null || Number.isInteger(capacity)) &&
    ANIMALS.every((animal) => Number.isInteger(herd[animal]))
  )
}
