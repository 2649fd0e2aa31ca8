import type { AgentKind } from '@turnwright/kernel'
import { answerOf } from '../match/answer-of.ts'
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
    create: () => (question) => {
      const { seat, selector } = question
      return answerOf(
        explainAction(matchOf(question.projection()), selector.actor, identifierOf(seat), generator).action,
      )
    },
  }
}
