import { ANIMALS } from '../../cards/goods.ts'
import { type Cell, cellNamed, edgeNamed, type Farm, putCrops, setOf, startingFarm } from '../../farm/index.ts'
import type { CellView, PlayerView } from '../../rules/view.ts'

/** The farm behind a view, so that the page can ask the same questions as the rules. */
export function farmOfView({ farm: view, animals }: Pick<PlayerView, 'farm' | 'animals'>): Farm {
  const farm = startingFarm()
  farm.house = view.house
  farm.rooms = cellsWith(view.cells, ({ kind }) => kind === 'room')
  farm.fields = cellsWith(view.cells, ({ kind }) => kind === 'field')
  farm.stables = cellsWith(view.cells, ({ hasStable }) => hasStable)
  for (const name of view.fences) {
    const edge = edgeNamed(name)
    farm.across |= edge?.across ?? 0
    farm.upright |= edge?.upright ?? 0
  }
  for (const { name, crop, crops } of view.cells) if (crop !== null) putCrops(farm, cellOf(name), crop, crops)
  for (const animal of ANIMALS) farm[animal] = animals[animal]
  return farm
}

export function cellOf(name: string): Cell {
  const cell = cellNamed(name)
  if (cell === null) throw new RangeError(`there is no cell ${name}`)
  return cell
}

function cellsWith(cells: readonly CellView[], has: (cell: CellView) => boolean): number {
  return setOf(cells.filter(has).map(({ name }) => cellOf(name)))
}
