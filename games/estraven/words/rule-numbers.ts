import type { RuleNumbers } from '@turnwright/kernel'
import type { Question, Refused } from '../rules/questions.ts'

/** The rule behind each question and each refusal. */
export const ruleNumbers: RuleNumbers<Question | Refused> = {
  decks: 'E1',
  mulligan: 'E4',
  main: 'E9',
  priority: 'E40',
  target: 'E25',
  payment: 'E24',
  'which-ability': 'E23',
  followers: 'E39',
  take: 'E10',
  block: 'E42',
  'block-more': 'E42',
  blocked: 'E42',
  'which-first': 'E48',
  discard: 'E14',
  search: 'E52',

  'in-hand': {
    by: 'because',
    rules: {
      NOT_YOUR_PRIORITY: 'E40',
      UNKNOWN_CARD: 'E22',
      CANNOT_PAY: 'E24',
      WRONG_PHASE: 'E26',
      NOT_CHAINABLE: 'E34',
      ALREADY_USED: 'E27',
      NO_LEGAL_TARGET: 'E25',
      MANA: 'E16',
      TAP: 'E17',
      SACRIFICE: 'E18',
      DISCARD: 'E19',
      LIFE: 'E20',
      EXHAUST_RESOURCE: 'E21',
    },
  },
}
