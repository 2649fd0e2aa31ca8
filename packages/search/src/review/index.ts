export { winShare } from '../win-share.ts'
export type { Estimate } from './estimate.ts'
export { judge, type JudgingPlan } from './judge.ts'
export type { ExpectedTurn, Judgement, Look, Option, Outlook } from './judgement.ts'
export {
  costliest,
  LEAST_COST,
  type Review,
  type ReviewedGame,
  type Standing,
  standingOf,
  type Unit,
} from './review.ts'
export { type Depth, USUAL_LOOKS } from './looks.ts'
export { type Judge, type ReviewProgress, reviewTogether } from './review-together.ts'
export {
  NoReview,
  openReview,
  type ReviewedRecord,
  reviewerOf,
  type ReviewRequest,
} from './reviewed-record.ts'
