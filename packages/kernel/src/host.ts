/** For those who run games: servers, terminals, pages and tests of them. */
export type { CardTable } from './cards/card-table.ts'
export type { Knowers } from './cards/cards.ts'
export { fingerprintOf, keptFingerprintOf } from './data/fingerprint.ts'
export { clonePlain, findImpurity, samePlain } from './data/plain-data.ts'
export { type AsyncAgent, type Moment, playWithAgents } from './play/agents.ts'
export type { Beginning } from './play/beginning.ts'
export { BrokenLaw, ReplayDivergence } from './play/fault.ts'
export { createGame, Game, type GameOf } from './play/game.ts'
export { type AnswerEntry, isAnswerTo, type LeaveEntry, type LogEntry } from './play/log.ts'
export type { Responder } from './play/question.ts'
export {
  type GameRecord,
  gameAt,
  RECORD_FORMAT,
  recordAsItEnded,
  recordOf,
  replay,
  type Verdict,
} from './play/record.ts'
export type { Snapshot } from './play/snapshot.ts'
export { openTable, type Table, type TableRequest } from './play/table.ts'
export { trackOf } from './play/timeline.ts'
export type { Happening, Line } from './projection/chronicle.ts'
export { type Projection, project, type ToldResult } from './projection/project.ts'
export {
  type LogWindow,
  lineFor,
  linesTold,
  lineText,
  openText,
  type ProjectedLine,
  type Reader,
} from './projection/projected-log.ts'
export { sentenceFor } from './projection/sentence-for.ts'
export type { Prompt, PromptAnytime, PromptChoice, PromptRefusal } from './projection/prompt.ts'
export { boundsOf, type ChoiceId, choiceId, isExclusive, isGroup, type Ref } from './questions/choice.ts'
export { InputRequestEvent } from './questions/input-request.ts'
export { requestIdOf } from './questions/request.ts'
export { ResponseError } from './questions/response-error.ts'
export type {
  AnySelection,
  AnytimeAnswer,
  AskedSelector,
  InputResponse,
  NestedSelection,
  SelectionItem,
  Selector,
} from './questions/selector.ts'
export { isSameOffer, validateSelection } from './questions/validate.ts'
export { InvalidOptions, parseOptions, type ViewWords } from './rules/definition.ts'
export { type Explanation, WrongSheet } from './rules/game-module.ts'
export { beginningFrom, type Witness } from './search/beginning-from.ts'
export { knownTo } from './search/known.ts'
export type { Told } from './words/about.ts'
export { PSEUDO_LOCALE, pseudoText } from './words/pseudo-locale.ts'
export { numbersIn, ruleOf } from './words/rule-numbers.ts'
export type { KernelAbout } from './words/speech.ts'
export { CANONICAL_LOCALE } from './words/words.ts'
