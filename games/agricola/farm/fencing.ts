import { type CellSet, COLUMNS, hangsTogether, LEFT_COLUMN, lowest } from './cells.ts'
import { rowAndColumn, edgeWords } from './cell-words.ts'
import { acrossAround, edgeNamed, edgeNames, type Fences, howMany, uprightAround } from './edges.ts'
import { type Farm, fencesLeft } from './farm.ts'
import { type Pastures, pasturesOf } from './pastures.ts'
import { shown } from './shown.ts'

/** What fences cost in one action, and what they may enclose. */
export interface FencingTerms {
  /** How many fences the player can pay for: wood, and what else cards let them be paid with. */
  readonly affordable: number
  /** So many of this action's fences cost nothing. */
  readonly free: number
  /** Only one new pasture of one cell may come of it. */
  readonly oneCell?: true
}

export type FencingReason =
  | 'not-a-list'
  | 'no-edges'
  | 'unknown-edge'
  | 'edge-twice'
  | 'already-fenced'
  | 'too-many-fences'
  | 'encloses-room'
  | 'encloses-field'
  | 'no-new-pasture'
  | 'open-pasture'
  | 'not-adjacent'
  | 'not-one-cell'
  | 'too-little-wood'

export interface FencingRefusal {
  readonly reason: FencingReason
  /** In words. */
  readonly refused: string
}

/** Fences that may be built. */
export interface FencingPlan extends Fences {
  readonly fences: number
  /** What is to be paid: a wood for each, or what cards take in its place. */
  readonly price: number
  /** Pastures on ground that was open before. */
  readonly enclosed: readonly CellSet[]
  /** Pastures that came of dividing older ones. */
  readonly divided: readonly CellSet[]
}

export type CheckedFencing = { readonly value: FencingPlan } | FencingRefusal

/** Whether a player may build fences on the edges of these names. */
export function checkFencing(farm: Readonly<Farm>, edges: unknown, terms: FencingTerms): CheckedFencing {
  if (!Array.isArray(edges)) return refuse('not-a-list', 'Fences are answered as a list of edges.')
  let across = 0
  let upright = 0
  for (const name of edges as readonly unknown[]) {
    const edge = edgeNamed(name)
    if (edge === null) return refuse('unknown-edge', `There is no edge ${shown(name)}.`)
    if ((across & edge.across) !== 0 || (upright & edge.upright) !== 0)
      return refuse('edge-twice', `The edge ${firstOf(edge)} is named twice.`)
    across |= edge.across
    upright |= edge.upright
  }
  return planFencing(farm, { across, upright }, terms)
}

/** The same for a set of edges. */
export function planFencing(farm: Readonly<Farm>, added: Fences, terms: FencingTerms): CheckedFencing {
  const fences = howMany(added)
  if (fences === 0) return refuse('no-edges', 'Name at least one edge to fence.')
  const doubled = { across: added.across & farm.across, upright: added.upright & farm.upright }
  if (howMany(doubled) > 0) return refuse('already-fenced', `There is a fence ${firstOf(doubled)} already.`)
  const left = fencesLeft(farm)
  if (fences > left) return refuse('too-many-fences', `You have ${left} fences left, not ${fences}.`)
  const after = { across: farm.across | added.across, upright: farm.upright | added.upright }
  const old = pasturesOf(farm)
  const pastures = pasturesOf(after)
  const wrong = wrongPastures(farm, old, pastures, after)
  if (wrong !== null) return wrong
  const enclosed = pastures.each.filter((pasture) => (pasture & old.enclosed) === 0)
  const divided = pastures.each.filter((pasture) => (pasture & old.enclosed) !== 0 && !old.each.includes(pasture))
  if (terms.oneCell === true && !isOneCell(enclosed, divided))
    return refuse('not-one-cell', 'Fence exactly one cell, on open ground.')
  const price = Math.max(0, fences - terms.free)
  if (price > terms.affordable)
    return refuse('too-little-wood', `${price} fences are to be paid for, and you can pay for ${terms.affordable}.`)
  return { value: { ...added, fences, price, enclosed, divided } }
}

/** What is wrong with the pastures that fences make, if anything. */
function wrongPastures(farm: Readonly<Farm>, old: Pastures, pastures: Pastures, after: Fences): FencingRefusal | null {
  const rooms = pastures.enclosed & farm.rooms
  if (rooms !== 0) return refuse('encloses-room', `The room at ${rowAndColumn(lowest(rooms))} cannot be in a pasture.`)
  const fields = pastures.enclosed & farm.fields
  if (fields !== 0)
    return refuse('encloses-field', `The field at ${rowAndColumn(lowest(fields))} cannot be in a pasture.`)
  const loose = looseFences(pastures, after)
  const inside = partInside(old, loose)
  if (howMany(inside) > 0) return refuse('no-new-pasture', `The fence ${firstOf(inside)} divides no pasture.`)
  if (howMany(loose) > 0) return refuse('open-pasture', `The fence ${firstOf(loose)} closes no pasture.`)
  if (!hangsTogether(pastures.enclosed))
    return refuse('not-adjacent', 'A new pasture must lie next to the pastures that are there.')
  return null
}

function isOneCell(enclosed: readonly CellSet[], divided: readonly CellSet[]): boolean {
  const [only = 0] = enclosed
  return enclosed.length === 1 && divided.length === 0 && (only & (only - 1)) === 0
}

/** Fences with the same ground on both sides: they are part of no closed pasture. */
export function looseFences(pastures: Pastures, { across, upright }: Fences): Fences {
  let acrossUsed = 0
  let uprightUsed = 0
  for (const pasture of pastures.each) {
    acrossUsed |= acrossAround(pasture)
    uprightUsed |= uprightAround(pasture)
  }
  return { across: across & ~acrossUsed, upright: upright & ~uprightUsed }
}

/** Those of some edges that lie between two cells of an old pasture. */
function partInside(old: Pastures, { across, upright }: Fences): Fences {
  let between = 0
  let beside = 0
  for (const pasture of old.each) {
    between |= pasture & (pasture << COLUMNS)
    beside |= pasture & (pasture << 1) & ~LEFT_COLUMN
  }
  return { across: across & between, upright: upright & beside }
}

function firstOf(edges: Fences): string {
  return edgeWords(edgeNames(edges)[0] as string)
}

function refuse(reason: FencingReason, refused: string): FencingRefusal {
  return { reason, refused }
}

/** Builds what was planned. */
export function buildFences(farm: Farm, { across, upright }: Fences): void {
  farm.across |= across
  farm.upright |= upright
}
