import type { Chance } from '@turnwright/kernel/search'
import { BANDS, CAST, REACTIONS, UNITS } from './cast.ts'
import type { ReferenceCard } from './reference-cards.ts'

const FIELD = 5
const LED = 4

/** So many cards, more of them reactions than there are in the cast. */
export function handOf(chance: Chance, size: number): readonly string[] {
  return Array.from({ length: size }, () => pick(chance.int(5) === 0 ? REACTIONS : CAST, chance).name)
}

/** Anybody, or a leader with some of those it leads. */
export function fieldOf(chance: Chance): readonly string[] {
  const some = (cards: readonly ReferenceCard[], count: number) =>
    Array.from({ length: count }, () => pick(cards, chance).name)
  if (chance.int(2) === 0) return some(UNITS, chance.int(FIELD + 1))
  const { leader, led } = pick(BANDS, chance)
  return [leader.name, ...some(led, chance.int(LED + 1))]
}

export function pick<T>(items: readonly T[], chance: Chance): T {
  return items[chance.int(items.length)] as T
}
