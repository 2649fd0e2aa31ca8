export { winShare } from '../win-share.ts'
export type { Estimate } from './estimate.ts'
export { judge, type JudgingPlan } from './judge.ts'
export type { ExpectedTurn, Judgement, Look, Option, Outlook, SourceLead, Weighed } from './judgement.ts'
export {
  costliest,
  LEAST_COST,
  type Review,
  type ReviewedGame,
  type Standing,
  standingOf,
  type Unit,
} from './review.ts'
export { sourceWords } from './source-leads.ts'
export { type Depth, USUAL_LOOKS } from './looks.ts'
export { type Judge, type ReviewProgress, reviewTogether } from './review-together.ts'
export {
  NoReview,
  openReview,
  type ReviewedRecord,
  reviewerOf,
  type ReviewRequest,
} from './reviewed-record.ts'
