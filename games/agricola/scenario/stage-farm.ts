import type { Crop } from '../cards/goods.ts'
import { acrossAround, uprightAround } from '../farm/edges.ts'
import { addStable, cellNamed, type Farm, plow, putCrops, setOf } from '../farm/index.ts'
import type { StagedPlayer } from './stage.ts'

/** Lays a farm as a scenario describes it. */
export function stageFarm(farm: Farm, { house, rooms, fields, pastures, stables }: StagedPlayer): void {
  if (house !== undefined) farm.house = house
  if (rooms !== undefined) farm.rooms = setOf(rooms.map(cell))
  for (const field of fields ?? []) {
    const [name, crop, n] = field.split(' ')
    plow(farm, cell(name))
    if (crop !== undefined) putCrops(farm, cell(name), crop as Crop, Number(n))
  }
  for (const stable of stables ?? []) addStable(farm, cell(stable))
  for (const cells of pastures ?? []) {
    const enclosed = setOf(cells.map(cell))
    farm.across |= acrossAround(enclosed)
    farm.upright |= uprightAround(enclosed)
  }
}

function cell(name: string | undefined): number {
  const found = cellNamed(name)
  if (found === null) throw new Error(`there is no cell ${name}`)
  return found
}
