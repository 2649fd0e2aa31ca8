import type { Plain } from '@turnwright/kernel'
import { describeMutations } from '@turnwright/testkit'
import type { Card } from '../cards/card.ts'
import { CARDS } from '../cards/catalogue.ts'
import { DURATIONS, PLACES } from '../cards/effect.ts'
import { SIDES } from '../cards/filter.ts'
import { LINK_SORTS, PLAIN_KEYWORDS, RESOURCE_KINDS, SUBTYPES, TRIGGERS } from '../cards/words-of-the-game.ts'

/** What a card does; its name, its face and what it is are no behaviour, nor is what only those on the battlefield have. */
function behaviourOf(card: Card): Plain {
  const { costs, pitch, power, resistance, health, keywords, entersTapped, answers, effects, abilities, subtypes } =
    card
  const declared = { costs, pitch, answers, effects, abilities, subtypes }
  const { swift } = keywords
  const isWords = card.type === 'spell' || card.type === 'reaction'
  const isUnit = card.type === 'leader' || card.type === 'troop'
  const borne = isWords ? { keywords: { swift } } : isUnit ? { keywords, power, resistance, health } : {}
  return JSON.parse(JSON.stringify({ ...declared, ...borne, ...(isWords ? {} : { entersTapped }) })) as Plain
}

const cards = CARDS.map((card) => ({
  id: card.id,
  name: card.name,
  declaration: behaviourOf(card),
}))

describeMutations('Changing a card is noticed by its own tests', {
  cards,
  proofs: new URL('./', import.meta.url),
  declarations: new URL('./declared-card.ts', import.meta.url),
  words: [LINK_SORTS, SUBTYPES, RESOURCE_KINDS, TRIGGERS, PLAIN_KEYWORDS, SIDES, DURATIONS, PLACES],
  share: 0.98,
})
