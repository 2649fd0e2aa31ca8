import type { Plain } from '@turnwright/kernel'
import type { CardFacts, FactPack } from '@turnwright/testkit/facts'
import type { HandCard } from '../cards/card.ts'
import { costWords, needWords } from '../cards/card-words.ts'
import { HAND_PACKS } from '../cards/catalogue.ts'
import { factsOfCard, factsOfMajor, factsOfSpace } from '../cards/facts-of.ts'
import { MAJORS } from '../cards/majors.ts'
import { HARVEST_ROUNDS, ROUND_CARDS, STAGES } from '../cards/round-cards.ts'
import type { ActionSpace } from '../cards/space.ts'
import { FIXED_SPACES } from '../cards/spaces.ts'

/** Everything that is printed, pack by pack, in the form in which it is held against a digest. */
export const FACTS: readonly FactPack[] = [
  ...HAND_PACKS.map(({ id, printed, cards }) => ({ id, printed, cards: cards.map(cardFacts) })),
  {
    id: 'majors',
    printed: 10,
    cards: MAJORS.map((major) => ({
      id: major.id,
      name: major.name,
      facts: factsOfMajor(major),
      says: [major.text],
      lacks: null,
      deeds: [''],
    })),
  },
  {
    id: 'spaces',
    printed: 19,
    cards: FIXED_SPACES.map((space) => spaceFacts(space, `${space.id} ${space.players.join('')}`)),
  },
  { id: 'round-cards', printed: 14, cards: ROUND_CARDS.map((space) => spaceFacts(space, space.id)) },
  { id: 'rounds', printed: 1, cards: [roundsFacts()] },
]

function cardFacts(card: HandCard): CardFacts {
  const { id, name, text } = card
  const [cost, need] = [costWords(card), needWords(card.prereq)]
  const says = [...(cost === null ? [] : [`Costs: ${cost}`]), ...(need === null ? [] : [`Needs: ${need}`]), text]
  return { id, name, facts: factsOfCard(card), says, lacks: lackOf(card), deeds: [''] }
}

function lackOf({ name, effects, anytimeConversions, bakingConversion, allowsAnytimeCropMove, points }: HandCard) {
  const does = effects.length > 0 || allowsAnytimeCropMove === true
  if (does || anytimeConversions !== undefined || bakingConversion !== undefined || points !== 0) return null
  return `${name} does nothing and is worth nothing: give it \`effects\`, in the words of cards/effect.ts, or \`points\`.`
}

/** Spaces and round cards are proved in rules/spaces/. */
function spaceFacts(space: ActionSpace, id: string): CardFacts {
  return { id, name: space.name, facts: factsOfSpace(space), says: [space.text], lacks: null, deeds: [] }
}

function roundsFacts(): CardFacts {
  const stages = STAGES.map((rounds, at) => ({ stage: at + 1, rounds }))
  const facts = { harvestAfterRounds: HARVEST_ROUNDS, stages } as unknown as Plain
  return { id: 'course-of-the-rounds', name: 'The course of the rounds', facts, says: [], lacks: null, deeds: [] }
}
