export type { Account, Exported, Forgotten, KeptAccount, PasskeySummary, SignedIn } from '../schemas/account.ts'
export type { Acknowledgement, AnswerRequest } from '../schemas/answer.ts'
export type { DealGame, DealGameEnd, DealRequest, DealsOfDay, DealState } from '../schemas/deal.ts'
export type { OriginEnding } from '../schemas/fork.ts'
export type { GameSummary } from '../schemas/game.ts'
export type { GivenHint, HintRule } from '../schemas/hint.ts'
export { type BuiltLook, type GameLook, type GameLooks, LOOKS_FILE, PACKAGES_PLACE } from '../schemas/look.ts'
export type { PastGame, Unrated } from '../schemas/history.ts'
export type { Identity } from '../schemas/identity.ts'
export type { ClockRule, Pace, Proposal, ProposalKind, StandIn, TableClock } from '../schemas/pace.ts'
export type { MailRequest, PushRequest, Reminders } from '../schemas/reminder.ts'
export type { Problem } from '../schemas/problem.ts'
export type { ToldReview } from '../schemas/review.ts'
export type {
  SeatChange,
  SeatRequest,
  SeatState,
  TableOrigin,
  TableRequest,
  TableState,
  TableStatus,
  TableSummary,
  LookBack,
  UndoOffer,
} from '../schemas/table.ts'
export type { Phrase, Said, Talk, TalkLine, TalkRequest } from '../schemas/talk.ts'
export type { ProblemCode } from '../problem-codes.ts'
export type { RouteName } from '../routes.ts'
export { isLocale } from '../locale.ts'
export { MAIL_AFTER, PUSH_AFTER } from '../reminder-waits.ts'
export * from './client.ts'
export * from './event-stream.ts'
export * from './follow-table.ts'
export * from './shown-table.ts'
export * from './submit.ts'
export * from './waiting.ts'
