import type { CardFacts, FactPack } from '@turnwright/testkit/facts'
import type { Card } from '../cards/card.ts'
import { PACKS } from '../cards/catalogue.ts'
import type { Deck } from '../cards/decks/deck.ts'
import { READY_DECKS } from '../cards/decks/ready-decks.ts'
import { factsOfCard, factsOfDeck } from '../cards/facts-of.ts'
import { fullNameOf } from '../cards/full-name.ts'
import { attackText } from '../cards/words/attack-words.ts'
import { powerText } from '../cards/words/power-words.ts'
import { trainerText } from '../cards/words/trainer-words.ts'

/** Everything that is printed, pack by pack, in the form in which it is held against a digest. */
export const FACTS: readonly FactPack[] = [
  ...PACKS.map(({ id, printed, cards }) => ({ id, printed, cards: cards.map(cardFacts) })),
  { id: 'ready-decks', printed: 15, cards: READY_DECKS.map(deckFacts) },
]

function cardFacts(card: Card): CardFacts {
  return {
    id: card.id,
    name: fullNameOf(card),
    facts: factsOfCard(card),
    says: saysOf(card),
    lacks: lackOf(card),
    deeds: deedsOf(card),
  }
}

function saysOf(card: Card): readonly string[] {
  switch (card.supertype) {
    case 'Pokemon': {
      const attacks = card.attacks.map((attack) => `${attack.name}: ${attackText(attack) || 'nothing but damage'}`)
      return card.power === null ? attacks : [`${card.power.name}: ${powerText(card.power)}`, ...attacks]
    }
    case 'Trainer':
      return [trainerText(card)]
    case 'Energy':
      return []
  }
}

/** What a card can do, by the word that its tests begin with; a Trainer is proved by tests of any name. */
function deedsOf(card: Card): readonly string[] {
  switch (card.supertype) {
    case 'Pokemon':
      return [...card.attacks.map(({ name }) => name), ...(card.power === null ? [] : [card.power.name])]
    case 'Trainer':
      return ['']
    case 'Energy':
      return card.basic ? [] : ['']
  }
}

function lackOf(card: Card): string | null {
  switch (card.supertype) {
    case 'Pokemon':
      return card.attacks.length > 0 || card.power !== null
        ? null
        : `${card.name} does nothing: give it \`attacks\` or a \`power\`, in the words of cards/effects.ts and cards/power.ts.`
    case 'Trainer':
      return card.effects.length > 0
        ? null
        : `${card.name} does nothing: give it effects, in the words of cards/trainer-effect.ts.`
    case 'Energy':
      return card.provides.length > 0 ? null : `${card.name} provides no energy: say under \`provides\` which.`
  }
}

/** Decks are proved with the rules. */
function deckFacts(deck: Deck): CardFacts {
  return { id: deck.id, name: deck.name, facts: factsOfDeck(deck), says: [], lacks: null, deeds: [] }
}
