import type { Card } from '../../cards/card.ts'
import { COLORS, type Color } from '../../cards/energy-type.ts'

export interface Sorts {
  readonly pokemon: number
  readonly basics: number
  readonly trainers: number
  readonly energy: number
}

export function sortsIn(cards: readonly Card[]): Sorts {
  const count = (isIt: (card: Card) => boolean): number => cards.filter(isIt).length
  return {
    pokemon: count(({ supertype }) => supertype === 'Pokemon'),
    basics: count((card) => card.supertype === 'Pokemon' && card.stage === 'Basic'),
    trainers: count(({ supertype }) => supertype === 'Trainer'),
    energy: count(({ supertype }) => supertype === 'Energy'),
  }
}

const MOST = 4

/** How many attacks need 0, 1, 2, 3, and 4 or more energy. */
export function curveOf(cards: readonly Card[]): readonly number[] {
  const curve = new Array<number>(MOST + 1).fill(0)
  for (const card of cards)
    for (const { cost } of card.supertype === 'Pokemon' ? card.attacks : []) {
      const at = Math.min(MOST, cost.length)
      curve[at] = (curve[at] ?? 0) + 1
    }
  return curve
}

export interface EnergyOfType {
  readonly type: Color
  /** Energy cards that give it. */
  readonly has: number
  /** Attacks that want it. */
  readonly wanted: number
}

/** What a deck has and wants of each type; types that it knows nothing of are left out. */
export function energyOf(cards: readonly Card[]): readonly EnergyOfType[] {
  return COLORS.map((type) => ({
    type,
    has: cards.filter((card) => card.supertype === 'Energy' && card.provides.includes(type)).length,
    wanted: cards
      .flatMap((card) => (card.supertype === 'Pokemon' ? card.attacks : []))
      .filter(({ cost }) => cost.includes(type)).length,
  })).filter(({ has, wanted }) => has + wanted > 0)
}
