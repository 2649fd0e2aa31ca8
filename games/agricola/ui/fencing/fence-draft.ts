import { SharedDraft } from '@turnwright/tabletop'
import { type Cell, type CellSet, cellsIn, edgeNamed, edgeNames, type Farm, type Fences } from '../../farm/index.ts'
import { acrossAround, EVERY_EDGE, uprightAround } from '../../farm/edges.ts'

/** Fences chosen but not yet built. */
export interface FenceDraft extends Fences {
  /** The cells that were tapped to be enclosed; empty once edges were chosen by hand. */
  readonly cells: CellSet
}

export const NO_FENCES: FenceDraft = { across: 0, upright: 0, cells: 0 }

export const fenceDraft: SharedDraft<FenceDraft> = new SharedDraft(NO_FENCES, {
  name: 'agricola-fences',
  storage: () => sessionStorage,
  read: readDraft,
})

/** A draft as a browser kept it; null for anything else. */
export function readDraft(stored: unknown): FenceDraft | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { across, upright, cells }: Partial<Record<keyof FenceDraft, unknown>> = stored
  return isSet(across) && isSet(upright) && isSet(cells) ? { across, upright, cells } : null
}

function isSet(value: unknown): value is number {
  return Number.isInteger(value)
}

export function toggleEdge({ across, upright }: FenceDraft, name: string): FenceDraft {
  const edge = edgeNamed(name)
  if (edge === null) return { across, upright, cells: 0 }
  return { across: across ^ edge.across, upright: upright ^ edge.upright, cells: 0 }
}

/** Tapping cells fences them in together: all edges around them that have no fence yet. */
export function toggleCell(farm: Readonly<Farm>, draft: FenceDraft, cell: Cell): FenceDraft {
  const cells = draft.cells ^ (1 << cell)
  return {
    across: acrossAround(cells) & ~farm.across,
    upright: uprightAround(cells) & ~farm.upright,
    cells,
  }
}

export function draftOf(edges: readonly string[]): FenceDraft {
  return edges.reduce((draft, name) => toggleEdge(draft, name), NO_FENCES)
}

/** Edges that a new fence could stand on: unfenced, with ground that is neither room nor field on at least one side. */
export function freeEdges(farm: Readonly<Farm>): readonly string[] {
  const open = openCells(farm)
  let across = 0
  let upright = 0
  for (const cell of cellsIn(open)) {
    across |= acrossAround(1 << cell)
    upright |= uprightAround(1 << cell)
  }
  return edgeNames({
    across: across & EVERY_EDGE.across & ~farm.across,
    upright: upright & EVERY_EDGE.upright & ~farm.upright,
  })
}

export function openCells({ rooms, fields }: Readonly<Farm>): CellSet {
  return ((1 << 15) - 1) & ~rooms & ~fields
}

export function holdsEdge(draft: Fences, name: string): boolean {
  const edge = edgeNamed(name)
  return edge !== null && ((draft.across & edge.across) | (draft.upright & edge.upright)) !== 0
}
