import { type Animal, ANIMALS } from '../cards/goods.ts'
import type { Farm, Herd } from './farm.ts'
import { PLAIN_SHELTER, type Shelter } from './housing.ts'
import { type Pen, pensOf, type Placement } from './pens.ts'

/**
 * Where animals stand that nobody arranged: in pastures as far as possible, the more numerous kind in the pasture that
 * comes first, then in stables, then in the house. Null when they do not fit.
 */
export function normalArrangement(
  farm: Readonly<Farm>,
  herd: Herd,
  shelter: Shelter = PLAIN_SHELTER,
): Placement[] | null {
  const pens = pensOf(farm, shelter)
  const pastures = pens.filter(({ kind }) => kind === 'pasture')
  const alone = pens.slice(pastures.length)
  let free = 0
  for (const { capacity } of alone) free += capacity
  const kinds = shareOut(pastures, 0, herd, free)
  return kinds === null ? null : fill(pastures, kinds, alone, herd)
}

/** Which kind each pasture is for, or null when there is no way. */
function shareOut(pastures: readonly Pen[], at: number, herd: Herd, alone: number): (Animal | null)[] | null {
  const pasture = pastures[at]
  if (pasture === undefined) return herd.sheep + herd.boar + herd.cattle <= alone ? [] : null
  if (herd.sheep + herd.boar + herd.cattle === 0) return pastures.slice(at).map(() => null)
  const waiting = ANIMALS.filter((animal) => herd[animal] > 0)
  if (waiting.length > 1) waiting.sort((a, b) => herd[b] - herd[a])
  for (const animal of waiting) {
    const rest = { sheep: herd.sheep, boar: herd.boar, cattle: herd.cattle }
    rest[animal] = Math.max(0, rest[animal] - pasture.capacity)
    const others = shareOut(pastures, at + 1, rest, alone)
    if (others !== null) return [animal, ...others]
  }
  return null
}

function fill(
  pastures: readonly Pen[],
  kinds: readonly (Animal | null)[],
  alone: readonly Pen[],
  herd: Herd,
): Placement[] {
  const left: Record<Animal, number> = { ...herd }
  const placements: Placement[] = []
  const put = ({ at }: Pen, animal: Animal, most: number): number => {
    const n = Math.min(left[animal], most)
    left[animal] -= n
    if (n > 0) placements.push({ at, animal, n })
    return n
  }
  pastures.forEach((pasture, i) => {
    const animal = kinds[i] ?? null
    if (animal !== null) put(pasture, animal, pasture.capacity)
  })
  for (const pen of alone) {
    let room = pen.capacity
    for (const animal of ANIMALS) room -= put(pen, animal, room)
  }
  return placements
}
