import type { AgentKind, Question } from '@turnwright/kernel'
import { answerOf } from '../match/answer-of.ts'
import { matchOf } from '../match/match.ts'
import { identifierOf } from '../match/vocabulary.ts'
import { explainAction } from './generate-action.ts'
import { FLOW } from './flow.ts'
import type { RuleOfPlay } from './situation.ts'

/** The flow of the specification, to the letter. */
export const generatorV1: AgentKind = agentOf('Follows the action selection flow, one rule after the other.', FLOW)

function agentOf(about: string, flow: readonly RuleOfPlay[]): AgentKind {
  return {
    about,
    create: () => (question) => answerOf(decisionFor(question, flow).action),
  }
}

function decisionFor(question: Question, flow: readonly RuleOfPlay[]) {
  const { seat, selector } = question
  return explainAction(matchOf(question.projection()), selector.actor, identifierOf(seat), flow)
}
