import type { Plain } from '@turnwright/kernel'
import type { CardFacts, FactPack } from '@turnwright/testkit/facts'
import { type Card, isUnit } from '../cards/card.ts'
import { PACKS } from '../cards/catalogue.ts'
import type { DeckEntry } from '../cards/deck.ts'
import { cardText } from '../cards/words.ts'

/** Everything that is printed, pack by pack, in the form in which it is held against a digest. */
export const FACTS: readonly FactPack[] = PACKS.map(({ id, printed, cards }) => ({
  id,
  printed,
  cards: cards.map(cardFacts),
}))

function cardFacts({ card, copies }: DeckEntry): CardFacts {
  const { id, name, type, ...rest } = card
  const facts = JSON.parse(JSON.stringify({ id, name, type, ...rest, copies })) as Plain
  return { id, name, facts, says: cardText(card), lacks: lackOf(card), deeds: [''] }
}

function lackOf(card: Card): string | null {
  const { name, type, effects, abilities, answers } = card
  if (isUnit(card)) return null
  if (type === 'resource')
    return abilities.length > 0
      ? null
      : `${name} does nothing: give it \`abilities\`, in the words of cards/ability.ts.`
  if (effects.length === 0) return `${name} does nothing: give it \`effects\`, in the words of cards/effect.ts.`
  return type === 'reaction' && answers.length === 0 ? `${name} answers nothing: say under \`answers\` what.` : null
}
