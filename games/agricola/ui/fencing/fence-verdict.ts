import {
  type CellSet,
  cellName,
  cellsIn,
  type Farm,
  type FencingReason,
  type FencingTerms,
  howMany,
  planFencing,
} from '../../farm/index.ts'
import { type FenceDraft, freeEdges, holdsEdge, toggleEdge } from './fence-draft.ts'

export interface FenceVerdict {
  readonly fences: number
  readonly price: number
  /** Null when the fences can be built as they are. */
  readonly reason: FencingReason | null
  readonly words: string
  /** Single edges that would make a closed pasture of it. */
  readonly gaps: readonly string[]
  /** Ground that the draft encloses, and ground that it would enclose with a gap closed. */
  readonly closed: readonly string[]
  readonly open: readonly string[]
}

/** What the rules say to a draft, live. */
export function fenceVerdict(farm: Readonly<Farm>, draft: FenceDraft, terms: FencingTerms): FenceVerdict {
  const fences = howMany(draft)
  const price = Math.max(0, fences - terms.free)
  const checked = planFencing(farm, draft, terms)
  if ('value' in checked) {
    const { enclosed, divided } = checked.value
    const words = builtWords(enclosed.length, divided.length)
    return { fences, price, reason: null, words, gaps: [], closed: namesOf([...enclosed, ...divided]), open: [] }
  }
  const { reason } = checked
  const gaps = reason === 'open-pasture' ? gapsOf(farm, draft, terms) : []
  const open =
    draft.cells !== 0 ? namesOf([draft.cells]) : gaps[0] === undefined ? [] : enclosedBy(farm, draft, terms, gaps[0])
  return { fences, price, reason, words: WHY_NOT[reason](terms, gaps.length, fences), gaps, closed: [], open }
}

function gapsOf(farm: Readonly<Farm>, draft: FenceDraft, terms: FencingTerms): readonly string[] {
  return freeEdges(farm).filter(
    (name) => !holdsEdge(draft, name) && 'value' in planFencing(farm, toggleEdge(draft, name), terms),
  )
}

function enclosedBy(farm: Readonly<Farm>, draft: FenceDraft, terms: FencingTerms, gap: string): readonly string[] {
  const checked = planFencing(farm, toggleEdge(draft, gap), terms)
  return 'value' in checked ? namesOf([...checked.value.enclosed, ...checked.value.divided]) : []
}

function namesOf(sets: readonly CellSet[]): readonly string[] {
  return sets.flatMap((set) => cellsIn(set).map(cellName))
}

function builtWords(enclosed: number, divided: number): string {
  const parts: string[] = []
  if (enclosed > 0) parts.push(enclosed === 1 ? 'One new pasture' : `${enclosed} new pastures`)
  if (divided > 0) parts.push(`${enclosed > 0 ? 'an' : 'An'} old pasture divided into ${divided}`)
  return `${parts.join(' and ')}: all closed.`
}

const MALFORMED = () => 'These edges cannot be read.'

const WHY_NOT: Readonly<Record<FencingReason, (terms: FencingTerms, gaps: number, fences: number) => string>> = {
  'no-edges': () => 'Choose edges on your farm, or tap the cells to enclose.',
  'open-pasture': (_, gaps) =>
    gaps === 0
      ? 'Not closed yet: every fence must be part of a closed pasture.'
      : gaps === 1
        ? 'One gap is open. Close the new pasture at the marked edge.'
        : 'One gap is open. Close the new pasture at one of the marked edges.',
  'encloses-room': () => 'Rooms stay outside: no room can be in a pasture.',
  'encloses-field': () => 'Fields stay outside: no field can be in a pasture.',
  'not-adjacent': () => 'A new pasture must lie next to the pastures you have.',
  'no-new-pasture': () => 'A fence inside a pasture must divide it in two.',
  'not-one-cell': () => 'Fence exactly one cell, on open ground.',
  'too-little-wood': ({ affordable }, _, fences) => `You can pay for ${affordable}, and these are ${fences} fences.`,
  'too-many-fences': (_, __, fences) => `You have fewer than ${fences} fences left.`,
  'already-fenced': () => 'There is a fence already.',
  'not-a-list': MALFORMED,
  'unknown-edge': MALFORMED,
  'edge-twice': MALFORMED,
}
