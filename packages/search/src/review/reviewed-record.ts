import type { GameModule, Seat } from '@turnwright/kernel'
import { CANONICAL_LOCALE, type GameRecord, replay } from '@turnwright/kernel/host'
import { checkTable, Moments } from '@turnwright/replay'
import { planOf, type SearchPlan } from '../search-agent.ts'
import { answersInForce } from './answers-in-force.ts'
import { judge, type JudgingPlan } from './judge.ts'
import type { Judgement, Look } from './judgement.ts'
import { type Depth, USUAL_LOOKS } from './looks.ts'
import type { ReviewedGame } from './review.ts'

/** A record that cannot be reviewed: says why. */
export class NoReview extends Error {
  override readonly name = 'NoReview'
}

export interface ReviewRequest {
  readonly seat: Seat
  readonly looks?: Readonly<Record<Look, Depth>>
  readonly locale?: string
}

/** A record that was played again, ready to be judged: any answer of the seat, in any order, as often as wanted. */
export interface ReviewedRecord extends ReviewedGame {
  /** The places in the log of what the seat answered and nobody took back. */
  readonly entries: readonly number[]
  judge(entry: number, look: Look): Judgement
}

/** Plays a record through, once. `progress` is told how many entries are behind us. Throws a NoReview where there is nothing to judge. */
export function openReview(
  module: GameModule,
  record: GameRecord,
  { seat, looks = USUAL_LOOKS, locale = CANONICAL_LOCALE }: ReviewRequest,
  progress: (entries: number) => void = () => {},
): ReviewedRecord {
  const { definition } = module
  const plan: JudgingPlan = { search: reviewerOf(module), looks, luck: 'review', locale }
  checkTable(definition, record)
  const moments = new Moments(definition, record, record.log)
  let first: number | null = null
  const { verdict, reason, game } = replay(definition, record, (played, at) => {
    first ??= at
    progress(at)
    moments.pass(played, at)
  })
  if (verdict === 'DIVERGED' || game === null) throw new NoReview(reason ?? 'it does not begin')
  if (game.outcome === null) throw new NoReview('its game is not over')
  const from = first ?? 0
  const inForce = answersInForce(record.log)
  const entries = record.log.flatMap((entry, at) =>
    at >= from && entry.kind === 'answer' && entry.seat === seat && inForce.has(at) ? [at] : [],
  )
  return {
    seat,
    unit: plan.search.mind.unit,
    verdict,
    reason,
    entries,
    judge(at, look) {
      const entry = record.log[at]
      const judged = entry?.kind === 'answer' ? judge(moments.at(at), entry, at, look, plan) : null
      if (judged === null) throw new NoReview(`entry ${at} answers no question`)
      return judged
    },
  }
}

/** The strongest player that a game has. */
export function reviewerOf({ definition, agents }: GameModule): SearchPlan {
  const plan = planOf(agents['master'])
  if (plan === null) throw new NoReview(`${definition.name} has no player that thinks ahead, so nobody can judge it`)
  return plan
}
