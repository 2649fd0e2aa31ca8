import type { AgentKind, Chance } from '@turnwright/kernel'
import type { Deck } from '../cards/decks/deck.ts'
import { READY_DECKS } from '../cards/decks/ready-decks.ts'
import { answerOf } from '../match/answer-of.ts'
import { askedAbout } from '../match/asked-about.ts'
import { matchOf } from '../match/match.ts'
import { identifierOf } from '../match/vocabulary.ts'
import { explainAction } from './generate-action.ts'
import { type GeneratorName, GENERATORS } from './generators.ts'

/** The flow of the specification, to the letter. */
export const generatorV1: AgentKind = agentOf('generator-v1', 'Follows the action selection flow, rule by rule.')

/** The improvement on it. */
export const generatorV2: AgentKind = agentOf('generator-v2', 'Does what is free first, then weighs every attack.')

function agentOf(name: GeneratorName, about: string): AgentKind {
  const generator = GENERATORS[name]
  return {
    about,
    create: (chance) => (question) => {
      const { seat, selector } = question
      const match = matchOf(question.projection())
      if (askedAbout(match.view) === 'bring-deck') return [anyReadyDeck(chance)]
      return answerOf(explainAction(match, selector.actor, identifierOf(seat), generator).action)
    },
  }
}

/** P60: the specification begins with a deck in hand. Whoever meets a generator twice does not know what it brings. */
function anyReadyDeck(chance: Chance): string {
  return (READY_DECKS[chance.int(READY_DECKS.length)] as Deck).id
}
