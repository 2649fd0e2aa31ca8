import { beside, cellAt, type CellSet, COLUMNS, count, ROWS } from './cells.ts'
import { acrossAround, edgeNames, type Fences, uprightAround } from './edges.ts'
import { type Farm, fencesLeft, MOST_FENCES } from './farm.ts'
import { type FencingPlan, type FencingTerms, planFencing } from './fencing.ts'
import { pasturesOf } from './pastures.ts'

/** A rectangle of cells with the edges around it. */
interface Plot extends Fences {
  readonly cells: CellSet
  readonly size: number
  /** Ways to cut it in two by a straight line. */
  readonly cuts: readonly Fences[]
}

function rectangle(top: number, left: number, height: number, width: number): CellSet {
  let cells = 0
  for (let row = top; row < top + height; row++)
    for (let column = left; column < left + width; column++) cells |= 1 << cellAt(row, column)
  return cells
}

function around(cells: CellSet): Fences {
  return { across: acrossAround(cells), upright: uprightAround(cells) }
}

function plotAt(top: number, left: number, height: number, width: number): Plot {
  const cells = rectangle(top, left, height, width)
  const outside = around(cells)
  const cutOff = (part: CellSet): Fences => {
    const { across, upright } = around(part)
    return { across: across & ~outside.across, upright: upright & ~outside.upright }
  }
  const cuts: Fences[] = []
  for (let n = 1; n < width; n++) cuts.push(cutOff(rectangle(top, left, height, n)))
  for (let n = 1; n < height; n++) cuts.push(cutOff(rectangle(top, left, n, width)))
  return { cells, size: height * width, ...outside, cuts }
}

/** Every rectangle of the farmyard that fences suffice for, the largest first; of equals the one furthest from the house. */
const PLOTS: readonly Plot[] = everyPlot()

const SINGLE_CELLS: readonly Plot[] = PLOTS.filter(({ size }) => size === 1)

function everyPlot(): Plot[] {
  const plots: Plot[] = []
  for (let left = COLUMNS - 1; left >= 0; left--)
    for (let top = ROWS - 1; top >= 0; top--)
      for (let height = 1; top + height <= ROWS; height++)
        for (let width = 1; left + width <= COLUMNS; width++)
          if (2 * (height + width) <= MOST_FENCES) plots.push(plotAt(top, left, height, width))
  return plots.sort((a, b) => b.size - a.size)
}

/**
 * Ways to fence that a player with some sense would think of: for each size the rectangle on open ground that takes the
 * fewest new fences, whole and cut in two, the largest first; then the cheapest straight cut through each older pasture.
 * All of them are legal, there are never more than two dozen, and there is one whenever anything can be built at all.
 */
export function sensibleLayouts(farm: Readonly<Farm>, terms: FencingTerms): FencingPlan[] {
  const most = Math.min(fencesLeft(farm), terms.affordable + terms.free)
  if (most <= 0) return []
  const best = new Map<number, FencingPlan>()
  const halves = new Map<number, FencingPlan>()
  const ground = groundFor(farm)
  for (const plot of terms.oneCell === true ? SINGLE_CELLS : PLOTS) {
    const kind = kindOfPlot(plot, ground)
    if (kind === null) continue
    improve(best, kind, farm, missing(farm, plot), most, terms)
    if (kind > 0) for (const cut of plot.cuts) improve(halves, kind, farm, missing(farm, join(plot, cut)), most, terms)
  }
  const plans: FencingPlan[] = []
  for (const [kind, plan] of best) {
    plans.push(plan)
    const half = halves.get(kind)
    if (half !== undefined) plans.push(half)
  }
  return plans
}

/** As an answer to the question where to build. */
export function asAnswer(plan: Fences): string[] {
  return edgeNames(plan)
}

/** The fewest fences that make a pasture on a farm, whatever they cost; more than there are when none can be made. */
export function fewestFences(farm: Readonly<Farm>): number {
  const { rooms, fields, across, upright } = farm
  const taken = rooms | fields
  const place = (Math.imul(across, 0x9e3779b1) ^ Math.imul(upright, 0x85ebca6b) ^ Math.imul(taken, 0xc2b2ae35)) >>> 20
  const isKept = keptTaken[place] === taken && keptAcross[place] === across && keptUpright[place] === upright
  if (isKept) return keptFewest[place] as number
  const fewest = findFewest(farm)
  keptTaken[place] = taken
  keptAcross[place] = across
  keptUpright[place] = upright
  keptFewest[place] = fewest
  return fewest
}

/** Whether a player can build fences at all. */
export function canFence(farm: Readonly<Farm>, { affordable, free }: FencingTerms): boolean {
  return fewestFences(farm) <= affordable + free
}

const NO_WAY = 99
const GENEROUS: FencingTerms = { affordable: MOST_FENCES, free: 0 }

/** Asked at every turn, and the farm is mostly the same: the last answers are kept. No farm has every cell taken. */
const PLACES = 4096
const keptTaken = new Int32Array(PLACES).fill(-1)
const keptAcross = new Int32Array(PLACES)
const keptUpright = new Int32Array(PLACES)
const keptFewest = new Int8Array(PLACES)

function findFewest(farm: Readonly<Farm>): number {
  const ground = groundFor(farm)
  const left = fencesLeft(farm)
  let fewest = NO_WAY
  for (const plot of PLOTS) {
    if (kindOfPlot(plot, ground) === null) continue
    const edges = missing(farm, plot)
    const fences = count(edges.across) + count(edges.upright)
    if (fences > 0 && fences <= left && fences < fewest && 'value' in planFencing(farm, edges, GENEROUS))
      fewest = fences
  }
  return fewest
}

function improve(
  best: Map<number, FencingPlan>,
  kind: number,
  farm: Readonly<Farm>,
  edges: Fences,
  most: number,
  terms: FencingTerms,
): void {
  const fences = count(edges.across) + count(edges.upright)
  if (fences === 0 || fences > most || fences >= (best.get(kind)?.fences ?? NO_WAY)) return
  const plan = planFencing(farm, edges, terms)
  if ('value' in plan) best.set(kind, plan.value)
}

function missing(farm: Readonly<Farm>, { across, upright }: Fences): Fences {
  return { across: across & ~farm.across, upright: upright & ~farm.upright }
}

function join(a: Fences, b: Fences): Fences {
  return { across: a.across | b.across, upright: a.upright | b.upright }
}

/** Where new pastures may lie: the open cells that can be fenced, and the old pastures. */
interface Ground {
  readonly open: CellSet
  /** Cells of which a new pasture needs at least one, unless it is the first. */
  readonly near: CellSet
  readonly pastures: readonly CellSet[]
}

function groundFor(farm: Readonly<Farm>): Ground {
  const { enclosed, each } = pasturesOf(farm)
  const open = ~(farm.rooms | farm.fields | enclosed)
  return { open, near: enclosed === 0 ? open : beside(enclosed) & open, pastures: each }
}

/** Plots of a kind stand for each other: on open ground those of one size, in a pasture all that would cut it. */
function kindOfPlot({ cells, size }: Plot, { open, near, pastures }: Ground): number | null {
  if ((cells & ~open) === 0) return (cells & near) === 0 ? null : size
  for (let at = 0; at < pastures.length; at++) {
    const pasture = pastures[at] as CellSet
    if ((cells & ~pasture) === 0) return cells === pasture ? null : -1 - at
  }
  return null
}
