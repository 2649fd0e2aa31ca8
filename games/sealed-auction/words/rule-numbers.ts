import type { RuleNumbers } from '@turnwright/kernel'
import type { Question, Refused } from '../rules/questions.ts'

/** The rule behind each question and each refusal. */
export const ruleNumbers: RuleNumbers<Question | Refused> = {
  'open-lot': 'S7',
  'seal-bid': 'S9',
  'seal-blind-bid': 'S8',
  'give-away': 'S6',
  'speak-up': 'S15',

  'under-cloth': 'S7',
  pass: 'S10',
  promise: 'S11',
}
