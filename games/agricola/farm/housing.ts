import type { Animal } from '../cards/goods.ts'
import { type CellSet, count } from './cells.ts'
import { type Farm, type Herd, unfencedStables } from './farm.ts'
import { type Pastures, pasturesOf } from './pastures.ts'

/** How much room cards make for animals. */
export interface Shelter {
  /** Added to the capacity of each pasture, after its stables doubled it. */
  readonly perPasture: number
  /** How many animals the house takes, of any kinds. */
  readonly house: number
}

/** Without cards the house takes one animal. */
export const PLAIN_SHELTER: Shelter = { perPasture: 0, house: 1 }

const PER_CELL = 2

/** Two animals a cell, doubled once for each stable in the pasture (F15). */
export function pastureCapacity(farm: Readonly<Farm>, pasture: CellSet, shelter: Shelter): number {
  return ((PER_CELL * count(pasture)) << count(pasture & farm.stables)) + shelter.perPasture
}

/** How many animals find a place alone, whatever their kind: in the house and in each stable outside of pastures. */
export function placesForOne(farm: Readonly<Farm>, shelter: Shelter): number {
  return shelter.house + count(unfencedStables(farm))
}

export function herdOf({ sheep, boar, cattle }: Readonly<Farm>): Herd {
  return { sheep, boar, cattle }
}

/** Whether the animals on a farm have room on it. */
export function isHoused(farm: Readonly<Farm>, shelter: Shelter = PLAIN_SHELTER): boolean {
  return fits(farm, shelter, farm.sheep, farm.boar, farm.cattle)
}

/** Whether one more of a kind would have room. */
export function hasRoomFor(farm: Readonly<Farm>, animal: Animal, shelter: Shelter = PLAIN_SHELTER): boolean {
  const more = (kind: Animal): number => farm[kind] + (kind === animal ? 1 : 0)
  return fits(farm, shelter, more('sheep'), more('boar'), more('cattle'))
}

/** Whether so many animals would have room on a farm, however they are arranged. */
export function fits(farm: Readonly<Farm>, shelter: Shelter, sheep: number, boar: number, cattle: number): boolean {
  const alone = placesForOne(farm, shelter)
  if (sheep + boar + cattle <= alone) return true
  const pastures = pasturesOf(farm)
  return pastures.each.length > 0 && fitsFrom(farm, shelter, pastures, 0, alone, sheep, boar, cattle)
}

/** A pasture holds one kind only: give the next pasture to each kind in turn. Fences suffice for five pastures, no more. */
function fitsFrom(
  farm: Readonly<Farm>,
  shelter: Shelter,
  pastures: Pastures,
  at: number,
  alone: number,
  sheep: number,
  boar: number,
  cattle: number,
): boolean {
  if (sheep + boar + cattle <= alone) return true
  if (at === pastures.each.length) return false
  const room = pastureCapacity(farm, pastures.each[at] as CellSet, shelter)
  const next = at + 1
  return (
    (sheep > 0 && fitsFrom(farm, shelter, pastures, next, alone, Math.max(0, sheep - room), boar, cattle)) ||
    (boar > 0 && fitsFrom(farm, shelter, pastures, next, alone, sheep, Math.max(0, boar - room), cattle)) ||
    (cattle > 0 && fitsFrom(farm, shelter, pastures, next, alone, sheep, boar, Math.max(0, cattle - room)))
  )
}

/** How many more of a kind would have room beside the animals that are there. */
export function roomFor(farm: Readonly<Farm>, animal: Animal, shelter: Shelter = PLAIN_SHELTER): number {
  const { sheep, boar, cattle } = farm
  let more = 0
  const oneMore = (): boolean => {
    const n = more + 1
    if (animal === 'sheep') return fits(farm, shelter, sheep + n, boar, cattle)
    if (animal === 'boar') return fits(farm, shelter, sheep, boar + n, cattle)
    return fits(farm, shelter, sheep, boar, cattle + n)
  }
  while (oneMore()) more++
  return more
}

/**
 * Of a herd too large for a farm: every way to keep as much as possible, none of which is part of another, those with
 * the most animals first. A herd that fits is kept whole.
 */
export function keepable(farm: Readonly<Farm>, herd: Herd, shelter: Shelter = PLAIN_SHELTER): Herd[] {
  if (fits(farm, shelter, herd.sheep, herd.boar, herd.cattle)) return [herd]
  const kept: Herd[] = []
  for (let sheep = herd.sheep; sheep >= 0; sheep--)
    for (let boar = herd.boar; boar >= 0; boar--) {
      let cattle = herd.cattle
      while (cattle >= 0 && !fits(farm, shelter, sheep, boar, cattle)) cattle--
      if (cattle < 0) continue
      const isPart = kept.some((more) => more.sheep >= sheep && more.boar >= boar && more.cattle >= cattle)
      if (!isPart) kept.push({ sheep, boar, cattle })
    }
  return kept.sort((a, b) => total(b) - total(a))
}

export function total({ sheep, boar, cattle }: Herd): number {
  return sheep + boar + cattle
}
