import { type Animal, ANIMALS } from '../cards/goods.ts'
import { CELLS, cellName, cellNamed } from './cells.ts'
import { checkArrangement } from './check-arrangement.ts'
import type { Farm, Herd } from './farm.ts'
import { herdOf, PLAIN_SHELTER, type Shelter } from './housing.ts'
import { normalArrangement } from './normal-arrangement.ts'
import { AWAY, HOUSE, type Place, type Placement } from './pens.ts'

const HOUSE_CODE = CELLS

/** Keeps an arrangement that was checked; those who are away are gone. */
export function arrange(farm: Farm, placements: readonly Placement[]): void {
  for (const { animal, n } of placements.filter(isAway)) farm[animal] -= n
  const housed = placements.filter((placement) => !isAway(placement))
  farm.arrangement = housed.map(
    ({ at, animal, n }) => ((cellNamed(at) ?? HOUSE_CODE) << 10) | (ANIMALS.indexOf(animal) << 8) | n,
  )
}

function isAway({ at }: Placement): boolean {
  return at === AWAY
}

function unpack(code: number): Placement {
  const place = code >> 10
  return {
    at: place === HOUSE_CODE ? HOUSE : cellName(place),
    animal: ANIMALS[(code >> 8) & 3] as Animal,
    n: code & 0xff,
  }
}

/** Where the animals stand: as their owner arranged them while that is still possible, else in the normal way. */
export function arrangementOf(farm: Readonly<Farm>, shelter: Shelter = PLAIN_SHELTER): readonly Placement[] | null {
  const herd = herdOf(farm)
  if (farm.arrangement.length > 0) {
    const own = checkArrangement(farm, farm.arrangement.map(unpack), herd, shelter)
    if ('value' in own) return own.value
  }
  return normalArrangement(farm, herd, shelter)
}

/** The animals at one place. */
export function animalsAt(placements: readonly Placement[], place: Place): Herd {
  const here = { sheep: 0, boar: 0, cattle: 0 }
  for (const { at, animal, n } of placements) if (at === place) here[animal] += n
  return here
}
