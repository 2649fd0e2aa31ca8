import type { EnergyCard, PokemonCard } from '../../cards/card.ts'
import { cardCalled } from '../../rules/faces.ts'
import type { CardView } from '../../rules/view.ts'
import { scoreOf } from '../scoring/score-cache.ts'
import { AttackEnergyValidatorService, unitsOn } from '../services/attack-energy-validator-service.ts'
import { attacksOf, inPlay, nameOf, type Table } from '../table.ts'
import { categoryOfCard, type TrainerCategory } from '../trainers/category.ts'

/** How much a Trainer is wanted in hand, by its category. */
export const TRAINER_WORTH: Readonly<Record<TrainerCategory, number>> = {
  'Card Drawing & Deck Manipulation': 120,
  'Energy Manipulation': 95,
  'Pokemon Manipulation': 85,
  'Damage Modification': 75,
  'Healing & Damage Removal': 60,
  'Card Discard & Retrieval': 50,
  'Opponent Manipulation': 40,
  'Special Effects': 40,
}

/**
 * How much we would like to have a card in hand: by score where it is a Pokémon, by need where it is energy. `copies` of
 * it are at hand already.
 */
export function wantedness(table: Table, { id }: Pick<CardView, 'id'>, copies = 0): number {
  const card = cardCalled(id)
  if (card === null) return 0
  switch (card.supertype) {
    case 'Pokemon':
      return wantedPokemon(table, card, copies)
    case 'Energy':
      return wantedEnergy(table, card) - 25 * copies
    case 'Trainer':
      return TRAINER_WORTH[categoryOfCard(card)] - 20 * copies
  }
}

/** With so many in play, a match is not lost at once. */
export const ENOUGH_IN_PLAY = 3

function wantedPokemon(table: Table, card: PokemonCard, copies: number): number {
  const mine = inPlay(table.me)
  const share = scoreOf(card.id) / 10
  if (card.evolvesFrom === null) return (mine.length < ENOUGH_IN_PLAY ? 140 : 45) + share - 20 * copies
  const waiting = mine.filter((pokemon) => nameOf(pokemon) === card.evolvesFrom).length
  if (waiting > copies) return 160 + share
  return table.me.hand.some((each) => nameOf(each) === card.evolvesFrom) ? 80 + share : 15 + share
}

/** Energy of a type that an attack asks for by name is wanted more than what serves only as Colorless. */
export const BY_NAME = 130
export const AS_COLORLESS = 105
const NOT_NEEDED = 50

export function wantedEnergy(table: Table, { provides }: EnergyCard): number {
  let worth = NOT_NEEDED
  for (const pokemon of inPlay(table.me)) {
    const units = unitsOn(pokemon)
    for (const { cost } of attacksOf(pokemon)) {
      const missing = AttackEnergyValidatorService.missing(cost, units)
      if (AttackEnergyValidatorService.missing(cost, [...units, ...provides]) >= missing) continue
      worth = Math.max(
        worth,
        provides.some((type) => type !== 'Colorless' && cost.includes(type)) ? BY_NAME : AS_COLORLESS,
      )
    }
  }
  return worth
}

/** The least wanted first; each copy of a card is wanted less than the one before. */
export function leastWanted(table: Table, cards: readonly CardView[]): readonly CardView[] {
  return ranked(table, cards).toReversed()
}

/** The most wanted first. Copies in hand come before those that are looked for elsewhere. */
export function ranked(table: Table, cards: readonly CardView[]): readonly CardView[] {
  const held = table.me.hand.filter(({ card }) => !cards.some((each) => each.card === card))
  const counted = new Map<string | null, number>()
  for (const { id } of held) counted.set(id, (counted.get(id) ?? 0) + 1)
  return cards
    .map((card) => {
      const copies = counted.get(card.id) ?? 0
      counted.set(card.id, copies + 1)
      return { card, worth: wantedness(table, card, copies) }
    })
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ card }) => card)
}
