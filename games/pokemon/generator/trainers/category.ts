import { nth } from '@turnwright/kernel'
import type { TrainerCard } from '../../cards/card.ts'
import type { TrainerEffectType } from '../../cards/trainer-effect.ts'

/** Section 2: the kinds of Trainers, the first the most urgent. */
export const TRAINER_CATEGORIES = [
  'Healing & Damage Removal',
  'Damage Modification',
  'Card Drawing & Deck Manipulation',
  'Card Discard & Retrieval',
  'Opponent Manipulation',
  'Pokemon Manipulation',
  'Energy Manipulation',
  'Special Effects',
] as const

export type TrainerCategory = (typeof TRAINER_CATEGORIES)[number]

/** OPPONENT_DISCARDS has its place in the list although no card of the three sets does it. */
type EffectType = TrainerEffectType | 'OPPONENT_DISCARDS'

const CATEGORY_OF: Readonly<Record<EffectType, TrainerCategory>> = {
  HEAL: 'Healing & Damage Removal',
  CURE_STATUS: 'Healing & Damage Removal',
  INCREASE_DAMAGE: 'Damage Modification',
  REDUCE_DAMAGE: 'Damage Modification',
  DRAW_CARDS: 'Card Drawing & Deck Manipulation',
  SEARCH_DECK: 'Card Drawing & Deck Manipulation',
  LOOK_AT_DECK: 'Card Drawing & Deck Manipulation',
  RETRIEVE_FROM_DISCARD: 'Card Discard & Retrieval',
  RETRIEVE_ENERGY: 'Card Discard & Retrieval',
  // Ruled: the seed names RETURN_TO_DECK nowhere.
  RETURN_TO_DECK: 'Card Discard & Retrieval',
  OPPONENT_DRAWS: 'Opponent Manipulation',
  OPPONENT_SHUFFLES_HAND: 'Opponent Manipulation',
  OPPONENT_DISCARDS: 'Opponent Manipulation',
  SWITCH_ACTIVE: 'Pokemon Manipulation',
  RETURN_TO_HAND: 'Pokemon Manipulation',
  FORCE_SWITCH: 'Pokemon Manipulation',
  EVOLVE_POKEMON: 'Pokemon Manipulation',
  PUT_INTO_PLAY: 'Pokemon Manipulation',
  REMOVE_ENERGY: 'Energy Manipulation',
  DISCARD_ENERGY: 'Energy Manipulation',
  TRADE_CARDS: 'Special Effects',
  ATTACH_TO_POKEMON: 'Special Effects',
  // On the ignore list and in no category of the seed: they count only where a card does nothing else.
  DISCARD_HAND: 'Card Discard & Retrieval',
  SHUFFLE_DECK: 'Card Discard & Retrieval',
  DEVOLVE_POKEMON: 'Pokemon Manipulation',
}

const IGNORED: ReadonlySet<EffectType> = new Set<EffectType>([
  'DISCARD_HAND',
  'SHUFFLE_DECK',
  'DISCARD_ENERGY',
  'ATTACH_TO_POKEMON',
  'DEVOLVE_POKEMON',
  'OPPONENT_DISCARDS',
])

/** Section 2, multi-effect cards: the effects that decide where a card belongs. Ruled: all ignored means the first. */
export function decidingEffects(effects: readonly EffectType[]): readonly EffectType[] {
  if (effects.length < 2) return effects
  const deciding = effects.filter((effect) => !IGNORED.has(effect))
  return deciding.length > 0 ? deciding : effects.slice(0, 1)
}

/** Section 2: the most urgent category among the deciding effects. */
export function categoryOf(effects: readonly EffectType[]): TrainerCategory {
  let first: number = TRAINER_CATEGORIES.length - 1
  for (const effect of decidingEffects(effects))
    first = Math.min(first, TRAINER_CATEGORIES.indexOf(CATEGORY_OF[effect]))
  return nth(TRAINER_CATEGORIES, first)
}

const known = new WeakMap<TrainerCard, TrainerCategory>()

export function categoryOfCard(card: TrainerCard): TrainerCategory {
  const before = known.get(card)
  if (before !== undefined) return before
  const category = categoryOf(card.effects.map(({ effectType }) => effectType))
  known.set(card, category)
  return category
}

/** How urgent a category is: 0 comes first. */
export function urgencyOf(card: TrainerCard): number {
  return TRAINER_CATEGORIES.indexOf(categoryOfCard(card))
}
