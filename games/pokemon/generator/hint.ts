import type { Prompt, Seat, Selection } from '@turnwright/kernel'
import { answerOf } from '../match/answer-of.ts'
import type { ExecuteActionDto } from '../match/execute-action-dto.ts'
import { identifierOf } from '../match/vocabulary.ts'
import type { DuelView } from '../rules/view.ts'
import { RULES, type Rule } from './decision.ts'
import { explainAction, type Generator, GENERATOR_V1 } from './generate-action.ts'
import { chooseBetter } from './v2/choices.ts'
import { FLOW_V2 } from './v2/flow.ts'

/** What the generator would do in a person's place, for people to read. */
export interface Hint {
  readonly action: ExecuteActionDto
  /** The answer to the open question that carries it out. */
  readonly answer: Selection
  readonly rule: Rule
  /** The section of the specification that decided, in a few words. */
  readonly section: string
  /** One sentence on this very decision. */
  readonly why: string
}

export type GeneratorName = 'generator-v1' | 'generator-v2'

/** Both generators, by the name of their agent. */
export const GENERATORS: Readonly<Record<GeneratorName, Generator>> = {
  'generator-v1': GENERATOR_V1,
  'generator-v2': { flow: FLOW_V2, better: chooseBetter },
}

/** A hint for the seat that is asked; it needs no more than that seat is told. */
export function hintFor(view: DuelView, prompt: Prompt, seat: Seat, generator: GeneratorName = 'generator-v2'): Hint {
  const identifier = identifierOf(seat)
  const { action, rule, why } = explainAction(
    { id: 'match', view, prompt },
    identifier,
    identifier,
    GENERATORS[generator],
  )
  return { action, answer: answerOf(action), rule, section: RULES[rule], why }
}
