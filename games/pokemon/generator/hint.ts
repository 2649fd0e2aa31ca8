import type { Seat, Selection } from '@turnwright/kernel'
import type { Prompt } from '@turnwright/kernel/host'
import { answerOf } from '../match/answer-of.ts'
import type { ExecuteActionDto } from '../match/execute-action-dto.ts'
import { identifierOf } from '../match/vocabulary.ts'
import type { DuelView } from '../rules/view.ts'
import { RULES, type Rule, type RuleName } from './decision.ts'
import { explainAction } from './generate-action.ts'
import { type GeneratorName, GENERATORS } from './generators.ts'

/** What the generator would do in a person's place, for people to read. */
export interface Hint {
  readonly action: ExecuteActionDto
  /** The answer to the open question that carries it out. */
  readonly answer: Selection
  /** Whose advice it is. */
  readonly generator: GeneratorName
  readonly rule: Rule
  /** That rule as people read it. */
  readonly named: RuleName
  /** One sentence on this very decision. */
  readonly why: string
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
  return { action, answer: answerOf(action), generator, rule, named: RULES[rule], why }
}
