import { animalsAt, arrangementOf } from './arrangement.ts'
import type { Farm, Herd } from './farm.ts'
import { isHoused, type Shelter } from './housing.ts'
import { type Pen, pensOf, type Placement } from './pens.ts'

/** Whether there is an animal, and all have a place: one may go elsewhere, or away. */
export function canArrange(farm: Readonly<Farm>, shelter: Shelter): boolean {
  return farm.sheep + farm.boar + farm.cattle > 0 && isHoused(farm, shelter)
}

/** How the animals stand now, and every arrangement in which one of them stands elsewhere. */
export function* nearArrangements(farm: Readonly<Farm>, shelter: Shelter): Generator<readonly Placement[]> {
  const now = arrangementOf(farm, shelter)
  if (now === null) return
  yield now
  const pens = pensOf(farm, shelter)
  for (const moved of now)
    for (const pen of pens)
      if (pen.at !== moved.at && takes(pen, moved, animalsAt(now, pen.at))) yield after(now, moved, pen)
}

function takes({ kind, capacity }: Pen, { animal }: Placement, held: Herd): boolean {
  const all = held.sheep + held.boar + held.cattle
  return all < capacity && (kind !== 'pasture' || all === held[animal])
}

function after(now: readonly Placement[], { at, animal }: Placement, pen: Pen): readonly Placement[] {
  const placements: Placement[] = []
  let isNew = true
  for (const each of now) {
    if (each.animal !== animal || (each.at !== at && each.at !== pen.at)) placements.push(each)
    else if (each.at === at) {
      if (each.n > 1) placements.push({ at, animal, n: each.n - 1 })
    } else {
      isNew = false
      placements.push({ at: pen.at, animal, n: each.n + 1 })
    }
  }
  if (isNew) placements.push({ at: pen.at, animal, n: 1 })
  return placements
}
