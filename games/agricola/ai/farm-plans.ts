import type { Crop } from '../cards/goods.ts'
import { cellsIn, emptyFields, type FencingPlan, sow } from '../farm/index.ts'
import type { Land } from './land.ts'
import type { Position } from './position.ts'
import { worth } from './worth.ts'

export function plowed(position: Position): Position {
  return { ...position, land: position.land.plowed }
}

export function withRoom(position: Position): Position {
  const land = position.land.roomier
  return land === position.land ? position : { ...position, land, beds: position.beds + 1 }
}

export function withStable(position: Position): Position {
  return { ...position, land: position.land.stabled }
}

/** Vegetables first: there are fewer of them, and they score more. */
export function sown(position: Position): Position {
  if (position.land.emptyFields === 0) return position
  const supply = { ...position.supply }
  const land = position.land.with((farm) => {
    for (const cell of cellsIn(emptyFields(farm))) {
      const crop: Crop | null = supply.vegetable > 0 ? 'vegetable' : supply.grain > 0 ? 'grain' : null
      if (crop === null) break
      supply[crop]--
      sow(farm, cell, crop)
    }
  })
  return { ...position, land, supply }
}

export interface PlannedFences {
  readonly plan: FencingPlan
  readonly fenced: Position
  readonly worth: number
  /** Of which for the room they give to animals. */
  readonly pens: number
}

/** The fences that bring most, if any can be built. */
export function bestFences(position: Position): PlannedFences | null {
  let best: PlannedFences | null = null
  for (const { plan, land } of position.land.fencings(position.supply.wood)) {
    const fenced = fencedBy(position, plan, land)
    const pens = penWorth(plan, position)
    const value = worth(fenced) + pens
    if (best === null || value > best.worth) best = { plan, fenced, worth: value, pens }
  }
  return best
}

function fencedBy(position: Position, { price }: FencingPlan, land: Land): Position {
  return { ...position, land, supply: { ...position.supply, wood: position.supply.wood - price } }
}

/** Room for animals to come. */
function penWorth({ enclosed }: FencingPlan, { roundsLeft }: Position): number {
  return enclosed.length * Math.min(1.5, roundsLeft * 0.25)
}
