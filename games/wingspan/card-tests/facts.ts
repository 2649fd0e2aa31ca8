import type { Plain } from '@turnwright/kernel'
import type { CardFacts, FactPack } from '@turnwright/testkit/facts'
import type { Bird } from '../cards/bird.ts'
import { bonusText } from '../cards/bonus-card.ts'
import { BONUS_CARDS } from '../cards/bonus-cards.ts'
import { BIRD_PACKS } from '../cards/catalogue.ts'
import { factsOfBird, factsOfBonusCard, factsOfGoal } from '../cards/facts-of.ts'
import { factsOfTheAutoma, factsOfTheTable } from '../cards/facts-of-the-table.ts'
import { GOALS } from '../cards/goals.ts'
import { powerText } from '../cards/power.ts'

/** Everything that is printed, pack by pack, in the form in which it is held against a digest. */
export const FACTS: readonly FactPack[] = [
  ...BIRD_PACKS.map(({ id, printed, cards }) => ({ id, printed, cards: cards.map(birdFacts) })),
  {
    id: 'bonus-cards',
    printed: 26,
    cards: BONUS_CARDS.map((card) => ({
      id: card.id,
      name: card.name,
      facts: factsOfBonusCard(card),
      says: [bonusText(card)],
      lacks: null,
      deeds: [''],
    })),
  },
  {
    id: 'goals',
    printed: 16,
    cards: GOALS.map((goal) => ({ ...provedElsewhere(goal.id, goal.text, factsOfGoal(goal)), says: [goal.text] })),
  },
  {
    id: 'table',
    printed: 2,
    cards: [
      provedElsewhere('mat-and-course', 'The mat and the course of the game', factsOfTheTable()),
      provedElsewhere('automa', "The solo opponent's deck", factsOfTheAutoma()),
    ],
  },
]

/** A bird without a power does nothing that its tests could show. */
function birdFacts(bird: Bird): CardFacts {
  const { id, name, lives, power } = bird
  const says = power === null ? ['no power'] : [`${powerText(power).when}: ${powerText(power).sentence}`]
  const lacks = lives.length > 0 ? null : `${name} lives nowhere: name its habitats under \`lives\`.`
  return { id, name, facts: factsOfBird(bird), says, lacks, deeds: power === null ? [] : [''] }
}

/** Goals, mat and Automa are proved with the rules. */
function provedElsewhere(id: string, name: string, facts: Plain): CardFacts {
  return { id, name, facts, says: [], lacks: null, deeds: [] }
}
