import { type Animal, ANIMALS } from '../cards/goods.ts'
import type { Farm, Herd } from './farm.ts'
import { herdOf, pastureCapacity, placesForOne, PLAIN_SHELTER, type Shelter, total } from './housing.ts'
import { pasturesOf } from './pastures.ts'

/** What a pasture must hold, and still have free. */
export interface RoomToSpare {
  readonly animals: number
  readonly freeCapacity: number
}

/**
 * The most pastures that can hold some animals and still be free for some more, however the herd is arranged: animals
 * may be moved at any time, so their owner would arrange them like that. 0 when the herd has no room at all.
 */
export function mostPasturesWithRoom(
  farm: Readonly<Farm>,
  wanted: RoomToSpare,
  shelter: Shelter = PLAIN_SHELTER,
): number {
  const rooms = pasturesOf(farm).each.map((pasture) => pastureCapacity(farm, pasture, shelter))
  const herd = herdOf(farm)
  return Math.max(0, search({ rooms, alone: placesForOne(farm, shelter), ...wanted }, 0, herd, herd))
}

interface Search extends RoomToSpare {
  readonly rooms: readonly number[]
  readonly alone: number
}

const NO_WAY = -1

/**
 * Gives each pasture to a kind, either to be filled or to be kept roomy. `homeless` are those who find no place in the
 * pastures so far, `spare` those who are not yet among the animals that a roomy pasture must hold.
 */
function search(task: Search, at: number, homeless: Herd, spare: Herd): number {
  const room = task.rooms[at]
  if (room === undefined) return total(homeless) <= task.alone ? 0 : NO_WAY
  const roomy = room - task.freeCapacity
  const most = task.rooms.length - at
  let best = NO_WAY
  for (const animal of ANIMALS) {
    if (roomy >= task.animals && spare[animal] >= task.animals) {
      const rest = search(task, at + 1, less(homeless, animal, roomy), less(spare, animal, task.animals))
      if (rest !== NO_WAY) best = Math.max(best, rest + 1)
      if (best === most) return best
    }
    best = Math.max(best, search(task, at + 1, less(homeless, animal, room), spare))
  }
  return best
}

function less(herd: Herd, animal: Animal, n: number): Herd {
  return { ...herd, [animal]: Math.max(0, herd[animal] - n) }
}
