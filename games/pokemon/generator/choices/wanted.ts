import type { Card, EnergyCard, PokemonCard } from '../../cards/card.ts'
import { cardCalled } from '../../rules/faces.ts'
import type { CardView } from '../../rules/view.ts'
import { scoreOf } from '../scoring/score-cache.ts'
import { AttackEnergyValidatorService, unitsOn } from '../services/attack-energy-validator-service.ts'
import { attacksOf, inPlay, nameOf, type Table } from '../table.ts'
import { categoryOfCard, type TrainerCategory } from '../trainers/category.ts'

/** How much a Trainer is wanted in hand, by its category. */
const TRAINER_WORTH: Readonly<Record<TrainerCategory, number>> = {
  'Card Drawing & Deck Manipulation': 120,
  'Energy Manipulation': 95,
  'Pokemon Manipulation': 85,
  'Damage Modification': 75,
  'Healing & Damage Removal': 60,
  'Card Discard & Retrieval': 50,
  'Opponent Manipulation': 40,
  'Special Effects': 40,
}

/** How much we would like to have a card in hand: by score where it is a Pokémon, by need where it is energy. */
export function wantedness(table: Table, { id }: Pick<CardView, 'id'>): number {
  const card = cardCalled(id)
  if (card === null) return 0
  switch (card.supertype) {
    case 'Pokemon':
      return wantedPokemon(table, card)
    case 'Energy':
      return wantedEnergy(table, card)
    case 'Trainer':
      return TRAINER_WORTH[categoryOfCard(card)]
  }
}

function wantedPokemon(table: Table, card: PokemonCard): number {
  const mine = inPlay(table.me)
  const share = scoreOf(card.id) / 10
  if (card.evolvesFrom === null) return (mine.length < 3 ? 140 : 45) + share
  const waiting = mine.filter((pokemon) => nameOf(pokemon) === card.evolvesFrom).length
  if (waiting > copiesInHand(table, card)) return 160 + share
  return table.me.hand.some((each) => nameOf(each) === card.evolvesFrom) ? 80 + share : 15 + share
}

/** Copies beyond the first, so that a second one is wanted less. */
function copiesInHand({ me }: Table, card: Card): number {
  return Math.max(0, me.hand.filter(({ id }) => id === card.id).length - 1)
}

/** Energy of a type that an attack asks for by name is wanted more than what serves only as Colorless. */
const BY_NAME = 130
const AS_COLORLESS = 105
const NOT_NEEDED = 50

function wantedEnergy(table: Table, { id, provides }: EnergyCard): number {
  const held = table.me.hand.filter((each) => each.id === id).length
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
  return worth - 25 * held
}

/** The least wanted first; each copy of a card is wanted less than the one before. */
export function leastWanted(table: Table, cards: readonly CardView[]): readonly CardView[] {
  return ranked(table, cards).toReversed()
}

/** The most wanted first. */
export function ranked(table: Table, cards: readonly CardView[]): readonly CardView[] {
  const seen = new Map<string | null, number>()
  return cards
    .map((card) => {
      const before = seen.get(card.id) ?? 0
      seen.set(card.id, before + 1)
      return { card, worth: wantedness(table, card) - 20 * before }
    })
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ card }) => card)
}
