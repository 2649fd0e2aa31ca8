import { FAMILIES, type Family, type Lot } from '../cards/lots.ts'

/** By how many of a family somebody owns; more than four count as four. */
export const SET_BONUS = [0, 0, 7, 17, 30] as const

/** S18: where a collector's points come from. */
export interface Score {
  readonly total: number
  /** The lots by themselves. */
  readonly worth: number
  readonly sets: readonly FamilySet[]
}

export interface FamilySet {
  readonly family: Family
  readonly count: number
  readonly bonus: number
}

export function scoreOf(lots: readonly Lot[]): Score {
  const worth = lots.reduce((sum, lot) => sum + lot.worth, 0)
  const sets = FAMILIES.map((family) => setOf(family, lots)).filter(({ count }) => count > 0)
  return { total: sets.reduce((sum, { bonus }) => sum + bonus, worth), worth, sets }
}

/** What one more lot of its family adds to the set bonus. */
export function bonusOfNext(count: number): number {
  return bonusFor(count + 1) - bonusFor(count)
}

export function countOf(family: Family, lots: readonly Lot[]): number {
  return lots.filter((lot) => lot.family === family).length
}

function setOf(family: Family, lots: readonly Lot[]): FamilySet {
  const count = countOf(family, lots)
  return { family, count, bonus: bonusFor(count) }
}

function bonusFor(count: number): number {
  return SET_BONUS[Math.min(count, SET_BONUS.length - 1)] ?? 0
}
