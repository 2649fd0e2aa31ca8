import { cardAt, majorAt } from '../cards/catalogue.ts'
import type { Major } from '../cards/major.ts'
import type { Converter } from './questions.ts'
import type { PlayerState } from './state.ts'

/** Something grain can be baked with. */
export interface BakingImprovement {
  readonly id: string
  readonly by: Converter
  readonly name: string
  readonly rate: number
  /** Grain in one bake action; null is any number. */
  readonly limit: number | null
}

/** Has a major improvement that cooks. */
export function hasCookingAbility(player: PlayerState): boolean {
  return getCookingImprovement(player) !== null
}

/** The best major improvement that cooks; every one of them can be used. */
export function getCookingImprovement({ majors }: PlayerState): Major | null {
  let best: Major | null = null
  for (const at of majors) {
    const major = majorAt(at)
    const { canCook, cookingRates } = major.abilities
    if (canCook === true && (cookingRates?.cattle ?? 0) > (best?.abilities.cookingRates?.cattle ?? 0)) best = major
  }
  return best
}

/** Has something to bake with, major or minor. */
export function hasBakingAbility({ majors, inPlay }: PlayerState): boolean {
  for (const at of majors) if (majorAt(at).abilities.bakingRate !== undefined) return true
  for (const { kind } of inPlay) if (cardAt(kind).bakingConversion !== undefined) return true
  return false
}

/** The one with the best rate. */
export function getBakingImprovement(player: PlayerState): BakingImprovement | null {
  let best: BakingImprovement | null = null
  for (const each of getBakingImprovements(player)) if (each.rate > (best?.rate ?? 0)) best = each
  return best
}

/** All that bake, each usable once in a bake action up to its limit. */
export function getBakingImprovements({ majors, inPlay }: PlayerState): readonly BakingImprovement[] {
  const found: BakingImprovement[] = []
  for (const at of majors) {
    const { id, name, abilities } = majorAt(at)
    if (abilities.bakingRate !== undefined)
      found.push({ id, by: { major: id }, name, rate: abilities.bakingRate, limit: abilities.bakingLimit ?? null })
  }
  for (const { kind } of inPlay) {
    const { id, name, bakingConversion } = cardAt(kind)
    if (bakingConversion !== undefined)
      found.push({ id, by: { played: id }, name, rate: bakingConversion.rate, limit: bakingConversion.limit ?? null })
  }
  return found
}
