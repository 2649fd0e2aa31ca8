import type { CellView, FarmView, PenView } from './view.ts'
import {
  animalsAt,
  arrangementOf,
  CELLS,
  cellName,
  cropCount,
  cropOn,
  edgeNames,
  type Farm,
  fencesLeft,
  herdOf,
  holds,
  keepable,
  normalArrangement,
  pasturesOf,
  pensOf,
  type Placement,
  type Shelter,
  stablesLeft,
} from '../farm/index.ts'
import { shelterOf } from './in-play.ts'
import type { PlayerState } from './state.ts'

function asFarAsPossible(farm: Farm, shelter: Shelter): readonly Placement[] {
  const [most] = keepable(farm, herdOf(farm), shelter)
  return most === undefined ? [] : (normalArrangement(farm, most, shelter) ?? [])
}

export function farmView(player: PlayerState): FarmView {
  const { farm } = player
  return {
    house: farm.house,
    cells: Array.from({ length: CELLS }, (_, cell) => cellView(farm, cell)),
    fences: edgeNames(farm),
    fencesLeft: fencesLeft(farm),
    stablesLeft: stablesLeft(farm),
    pens: penViews(player),
  }
}

function cellView(farm: Farm, cell: number): CellView {
  return {
    name: cellName(cell),
    kind: kindOf(farm, cell),
    hasStable: holds(farm.stables, cell),
    crop: cropOn(farm, cell),
    crops: cropCount(farm, cell),
  }
}

function kindOf(farm: Farm, cell: number): CellView['kind'] {
  if (holds(farm.rooms, cell)) return 'room'
  if (holds(farm.fields, cell)) return 'field'
  return holds(pasturesOf(farm).enclosed, cell) ? 'pasture' : 'empty'
}

/** While some animals wait for a place, as many as possible stand in theirs. */
function penViews(player: PlayerState): readonly PenView[] {
  const shelter = shelterOf(player)
  const placements = arrangementOf(player.farm, shelter) ?? asFarAsPossible(player.farm, shelter)
  return pensOf(player.farm, shelter).map(({ at, kind, cells, capacity }) => ({
    at,
    kind,
    cells: cells.map(cellName),
    capacity,
    animals: animalsAt(placements, at),
  }))
}
