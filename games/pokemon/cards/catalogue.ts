import { BASE_PSYCHIC } from './base/psychic-pokemon.ts'
import { BASE_WATER } from './base/water-pokemon.ts'
import { BASE_COLORLESS } from './base/colorless-pokemon.ts'
import { BASE_FIRE } from './base/fire-pokemon.ts'
import { BASE_FIGHTING } from './base/fighting-pokemon.ts'
import { BASE_LIGHTNING } from './base/lightning-pokemon.ts'
import { BASE_GRASS } from './base/grass-pokemon.ts'
import { BASE_TRAINERS } from './base/trainers.ts'
import { BASE_ENERGY } from './base/energy.ts'
import { JUNGLE_COLORLESS, JUNGLE_COLORLESS_REPRINTS } from './jungle/colorless-pokemon.ts'
import { JUNGLE_LIGHTNING, JUNGLE_LIGHTNING_REPRINTS } from './jungle/lightning-pokemon.ts'
import { JUNGLE_FIRE, JUNGLE_FIRE_REPRINTS } from './jungle/fire-pokemon.ts'
import { JUNGLE_PSYCHIC, JUNGLE_PSYCHIC_REPRINTS } from './jungle/psychic-pokemon.ts'
import { JUNGLE_GRASS, JUNGLE_GRASS_REPRINTS } from './jungle/grass-pokemon.ts'
import { JUNGLE_WATER, JUNGLE_WATER_REPRINTS } from './jungle/water-pokemon.ts'
import { JUNGLE_FIGHTING } from './jungle/fighting-pokemon.ts'
import { JUNGLE_TRAINERS } from './jungle/trainers.ts'
import { FOSSIL_FIGHTING, FOSSIL_FIGHTING_REPRINTS } from './fossil/fighting-pokemon.ts'
import { FOSSIL_WATER, FOSSIL_WATER_REPRINTS } from './fossil/water-pokemon.ts'
import { FOSSIL_COLORLESS, FOSSIL_COLORLESS_REPRINTS } from './fossil/colorless-pokemon.ts'
import { FOSSIL_PSYCHIC, FOSSIL_PSYCHIC_REPRINTS } from './fossil/psychic-pokemon.ts'
import { FOSSIL_LIGHTNING, FOSSIL_LIGHTNING_REPRINTS } from './fossil/lightning-pokemon.ts'
import { FOSSIL_FIRE, FOSSIL_FIRE_REPRINTS } from './fossil/fire-pokemon.ts'
import { FOSSIL_GRASS, FOSSIL_GRASS_REPRINTS } from './fossil/grass-pokemon.ts'
import { FOSSIL_TRAINERS } from './fossil/trainers.ts'
import type { Card } from './card.ts'
import { HOUSE_CARDS } from './house-cards.ts'

const BASE_SET: readonly Card[] = inOrder([
  ...BASE_PSYCHIC,
  ...BASE_WATER,
  ...BASE_COLORLESS,
  ...BASE_FIRE,
  ...BASE_FIGHTING,
  ...BASE_LIGHTNING,
  ...BASE_GRASS,
  ...BASE_TRAINERS,
  ...BASE_ENERGY,
])

const JUNGLE_SET: readonly Card[] = inOrder([
  ...JUNGLE_COLORLESS,
  ...JUNGLE_COLORLESS_REPRINTS,
  ...JUNGLE_LIGHTNING,
  ...JUNGLE_LIGHTNING_REPRINTS,
  ...JUNGLE_FIRE,
  ...JUNGLE_FIRE_REPRINTS,
  ...JUNGLE_PSYCHIC,
  ...JUNGLE_PSYCHIC_REPRINTS,
  ...JUNGLE_GRASS,
  ...JUNGLE_GRASS_REPRINTS,
  ...JUNGLE_WATER,
  ...JUNGLE_WATER_REPRINTS,
  ...JUNGLE_FIGHTING,
  ...JUNGLE_TRAINERS,
])

const FOSSIL_SET: readonly Card[] = inOrder([
  ...FOSSIL_FIGHTING,
  ...FOSSIL_FIGHTING_REPRINTS,
  ...FOSSIL_WATER,
  ...FOSSIL_WATER_REPRINTS,
  ...FOSSIL_COLORLESS,
  ...FOSSIL_COLORLESS_REPRINTS,
  ...FOSSIL_PSYCHIC,
  ...FOSSIL_PSYCHIC_REPRINTS,
  ...FOSSIL_LIGHTNING,
  ...FOSSIL_LIGHTNING_REPRINTS,
  ...FOSSIL_FIRE,
  ...FOSSIL_FIRE_REPRINTS,
  ...FOSSIL_GRASS,
  ...FOSSIL_GRASS_REPRINTS,
  ...FOSSIL_TRAINERS,
])

/** Cards that come together. */
export interface CardPack {
  readonly id: string
  /** How many were printed; null where more may come. */
  readonly printed: number | null
  readonly cards: readonly Card[]
}

/** The printed ones in the order of their numbers. */
export const PACKS: readonly CardPack[] = [
  { id: 'base-set', printed: 102, cards: BASE_SET },
  { id: 'jungle', printed: 64, cards: JUNGLE_SET },
  { id: 'fossil', printed: 62, cards: FOSSIL_SET },
  { id: 'house', printed: null, cards: HOUSE_CARDS },
]

/**
 * Every card there is. An identity of the kernel is a place in this list, and games that are being played know cards by it:
 * the pack to which more may come is therefore last.
 */
export const CARDS: readonly Card[] = PACKS.flatMap(({ cards }) => cards)

/** Those that were printed in 1999. */
export const PRINTED_CARDS: readonly Card[] = PACKS.filter(({ printed }) => printed !== null).flatMap(
  ({ cards }) => cards,
)

function inOrder(cards: readonly Card[]): readonly Card[] {
  return cards.toSorted((a, b) => a.number - b.number)
}
