/** For those who write games: rules, cards, questions, words, and the module that a platform takes in. */
export type { CardId } from './cards/card-id.ts'
export type { Cards, MaskedCards } from './cards/cards.ts'
export type { Certainty } from './cards/certainty.ts'
export { take } from './cards/take.ts'
export { nth } from './data/nth.ts'
export type { Plain } from './data/plain-data.ts'
export type { Choice, ChoiceGroup, ChoiceOption, Chosen } from './questions/choice.ts'
export {
  type ActionSelector,
  type AnytimeAction,
  isAnytimeAnswer,
  type Selection,
  type SelectSelector,
  type Unavailable,
} from './questions/selector.ts'
export { BaseActionManager } from './rules/action-manager.ts'
export { type Agenda, doLater, doNext, takeTask } from './rules/agenda.ts'
export type { ChooseOptions } from './rules/asking-kit.ts'
export {
  type GameDefinition,
  type GameResult,
  noOptions,
  type StandardSchema,
} from './rules/definition.ts'
export {
  type AgentKind,
  type GameModule,
  type OptionField,
  randomAgent,
} from './rules/game-module.ts'
export { optionsOf } from './rules/options.ts'
export type { Rules } from './rules/rules.ts'
export type { Player, Seat } from './rules/seat.ts'
export type { About } from './words/about.ts'
export type { RuleNumber, RuleNumbers } from './words/rule-numbers.ts'
export {
  counted,
  type LinePart,
  type Sentence,
  type Speaker,
  type Vocabulary,
  type Wording,
  type Words,
} from './words/words.ts'
