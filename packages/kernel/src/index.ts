export * from './action-manager.ts'
export * from './asking-kit.ts'
export * from './agenda.ts'
export * from './agents.ts'
export * from './branch-id.ts'
export {
  type CardId,
  type CardTable,
  Cards,
  type Knowers,
  type MaskedCards,
  StaleCard,
  take,
} from './cards.ts'
export * from './choice.ts'
export * from './chronicle.ts'
export type { Chance, ChanceState } from './chance/draws.ts'
export { deriveSeed, Random } from './chance/random.ts'
export { dealAnew } from './deal.ts'
export * from './definition.ts'
export * from './fault.ts'
export { type Fingerprint, fingerprintOf } from './fingerprint.ts'
export { createGame, Game } from './game.ts'
export * from './game-module.ts'
export { imagine } from './imagine.ts'
export { InputRequestEvent } from './input-request.ts'
export { legalAnswers, legalSelections } from './legal-selections.ts'
export * from './log.ts'
export { optionsOf } from './options.ts'
export { type PackedFork, packFork, unpackFork } from './packed-fork.ts'
export * from './plain-data.ts'
export * from './project.ts'
export * from './projected-log.ts'
export * from './prompt.ts'
export { Question, type Responder } from './question.ts'
export { randomSelection } from './random-selection.ts'
export * from './record.ts'
export { requestIdOf } from './request.ts'
export { ResponseError, type ResponseErrorCode } from './response-error.ts'
export type { Player, Seat } from './seat.ts'
export * from './selector.ts'
export type { Position, Snapshot } from './snapshot.ts'
export { openTable, type Table, type TableRequest } from './table.ts'
export { dealTwin, noGlimpses, type Twin } from './twin.ts'
export { isSameOffer, validateSelection } from './validate.ts'
export type { About, Told } from './words/about.ts'
export { PSEUDO_LOCALE } from './words/pseudo-locale.ts'
export type { KernelAbout, Mention } from './words/speech.ts'
export {
  CANONICAL_LOCALE,
  counted,
  type LinePart,
  type Sentence,
  type Speaker,
  type Vocabulary,
  type Wording,
  type Words,
} from './words/words.ts'
