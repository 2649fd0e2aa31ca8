export type { Acknowledgement, AnswerRequest } from '../schemas/answer.ts'
export type { DealGame, DealGameEnd, DealRequest, DealsOfDay, DealState } from '../schemas/deal.ts'
export type { OriginEnding } from '../schemas/fork.ts'
export type { GameSummary } from '../schemas/game.ts'
export type { Identity } from '../schemas/identity.ts'
export type { Problem } from '../schemas/problem.ts'
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
export type { ProblemCode } from '../problem-codes.ts'
export type { RouteName } from '../routes.ts'
export { isLocale } from '../locale.ts'
export * from './client.ts'
export * from './event-stream.ts'
export * from './follow-table.ts'
export * from './submit.ts'
export * from './waiting.ts'
