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
  holds,
  pasturesOf,
  pensOf,
  stablesLeft,
} from '../farm/index.ts'
import { shelterOf } from './in-play.ts'
import type { PlayerState } from './state.ts'

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

/** While animals wait for a place, those that have one are not shown apart: all pens are empty then. */
function penViews(player: PlayerState): readonly PenView[] {
  const shelter = shelterOf(player)
  const placements = arrangementOf(player.farm, shelter) ?? []
  return pensOf(player.farm, shelter).map(({ at, kind, cells, capacity }) => ({
    at,
    kind,
    cells: cells.map(cellName),
    capacity,
    animals: animalsAt(placements, at),
  }))
}
