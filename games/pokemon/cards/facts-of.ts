import type { Plain } from '@turnwright/kernel'
import type { Card, PokemonCard } from './card.ts'
import type { Deck } from './decks/deck.ts'

type Facts = { readonly [key: string]: Plain }

/** A card in the form in which its facts were collected, to be held against a digest of them. */
export function factsOfCard(card: Card): Facts {
  switch (card.supertype) {
    case 'Pokemon':
      return factsOfPokemon(card)
    case 'Trainer': {
      const { id, set, number, name, supertype, rarity, effects } = card
      return { id, set, number, name, supertype, rarity, effects }
    }
    case 'Energy': {
      const { id, set, number, name, supertype, rarity, basic, provides } = card
      return { id, set, number, name, supertype, rarity, basic, provides }
    }
  }
}

function factsOfPokemon(card: PokemonCard): Facts {
  const { weakness, resistance, power, attacks } = card
  return {
    ...card,
    weakness: weakness === null ? null : { type: weakness, mult: 2 },
    resistance: resistance === null ? null : { type: resistance, minus: 30 },
    power: power as Plain,
    attacks: attacks as unknown as Plain,
  }
}

/** Which cards, and how many of each. */
export function factsOfDeck({ id, name, kind, cards }: Deck): Facts {
  return { id, name, kind, cards: cards.map(({ id: card, n }) => ({ id: card, n })) }
}
