import { addRoom, addStable, buildFences, cellNamed, edgeNamed, type Farm, plow, startingFarm } from '../index.ts'
import { edgesAround, type FarmMap } from './farm-map.ts'

/** A farm with what a map shows beside the rooms of the start. */
export function farmOf({ rooms = [], fields = [], stables = [], fences = [] }: Partial<FarmMap>): Farm {
  const farm = startingFarm()
  for (const cell of rooms) addRoom(farm, cellNamed(cell) as number)
  for (const cell of fields) plow(farm, cellNamed(cell) as number)
  for (const cell of stables) addStable(farm, cellNamed(cell) as number)
  for (const edge of fences) buildFences(farm, edgeNamed(edge) ?? { across: 0, upright: 0 })
  return farm
}

/** The fences around pastures, each given by its cells: `'0,3 0,4', '1,4'`. */
export function around(...pastures: readonly string[]): string[] {
  return [...new Set(pastures.flatMap((cells) => edgesAround(cells.split(' '))))]
}
