import type { RuleNumbers } from '@turnwright/kernel'
import type { Question, Refused } from '../rules/questions.ts'

/** The rule behind each question and each refusal. */
export const ruleNumbers: RuleNumbers<Question | Refused> = {
  'starting-hand': 'W4',
  turn: 'W7',
  'use-power': 'W26',
  'repeat-power': 'W45',
  'play-another': 'W46',
  'move-bird': 'W44',
  'who-takes-first': 'W41',
  settle: 'W11',
  'pay-egg': 'W12',
  'pay-food': 'W13',
  'take-die': 'W17',
  'take-all-dice': 'W26',
  'keep-or-cache': 'W26',
  'take-food': 'W21',
  'take-other-food': 'W47',
  'give-food': 'W35',
  'trade-food': 'W10',
  'lay-egg': 'W22',
  'lay-on-nest': 'W38',
  'lay-after-tucking': 'W34',
  'give-egg': 'W36',
  'trade-egg': 'W10',
  'draw-card': 'W24',
  'pick-card': 'W42',
  'tuck-card': 'W34',
  'trade-card': 'W10',
  'give-up-card': 'W37',
  'keep-bonus': 'W43',

  bird: { by: 'because', rules: { habitat: 'W11', room: 'W11', eggs: 'W12', food: 'W13' } },
}
