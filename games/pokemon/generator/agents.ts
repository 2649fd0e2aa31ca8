import { type AgentKind, nth } from '@turnwright/kernel'
import type { Chance, Question } from '@turnwright/kernel/search'
import { READY_DECKS } from '../cards/decks/ready-decks.ts'
import { answerOf } from '../match/answer-of.ts'
import { matchOf } from '../match/match.ts'
import { identifierOf } from '../match/vocabulary.ts'
import type { DuelAbout } from '../rules/state.ts'
import type { DuelView } from '../rules/view.ts'
import { type Decision, RULES } from './decision.ts'
import { explainAction, type Generator } from './generate-action.ts'
import { type GeneratorName, GENERATORS } from './generators.ts'

/** The flow of the specification, to the letter. */
export const generatorV1: AgentKind<DuelView, DuelAbout> = agentOf(
  'generator-v1',
  'Follows the action selection flow, rule by rule.',
)

/** The improvement on it. */
export const generatorV2: AgentKind<DuelView, DuelAbout> = agentOf(
  'generator-v2',
  'Does what is free first, then weighs every attack.',
)

function agentOf(name: GeneratorName, about: string): AgentKind<DuelView, DuelAbout> {
  const generator = GENERATORS[name]
  return {
    about,
    explain: (question) => {
      // Which deck is drawn by chance, and that is all there is to say.
      if (question.about?.kind === 'bring-deck') return null
      const { action, rule, why } = explainedTo(question, generator)
      return { answer: answerOf(action), rule: RULES[rule].name, why }
    },
    create: (chance) => (question) => {
      if (question.about?.kind === 'bring-deck') return [anyReadyDeck(chance)]
      return answerOf(explainedTo(question, generator).action)
    },
  }
}

function explainedTo(question: Question<DuelView, DuelAbout>, generator: Generator): Decision {
  const { seat, selector } = question
  return explainAction(matchOf(question.projection()), selector.actor, identifierOf(seat), generator)
}

/** P60: the specification begins with a deck in hand. Whoever meets a generator twice does not know what it brings. */
function anyReadyDeck(chance: Chance): string {
  return nth(READY_DECKS, chance.int(READY_DECKS.length)).id
}
