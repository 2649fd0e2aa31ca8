import type { Seat } from '@turnwright/kernel'
import type { Verdict } from '@turnwright/kernel/host'
import { samePlain } from '@turnwright/kernel/host'
import type { Judgement } from './judgement.ts'

export type Unit = 'chance' | 'points'

/** What a review is of, known before anything is judged. */
export interface ReviewedGame {
  readonly seat: Seat
  readonly unit: Unit
  /** How far the record can be trusted, and so the review of it. */
  readonly verdict: Verdict
  readonly reason: string | null
}

export interface Review extends ReviewedGame {
  /** One for each answer of the seat that nobody took back, in their order. */
  readonly answers: readonly Judgement[]
}

/** What is less than this is not worth anybody's time, however sure it is. */
export const LEAST_COST: Readonly<Record<Unit, number>> = { points: 1.5, chance: 0.03 }

/** How what was chosen stands to what the reviewer prefers. */
export type Standing = 'free' | 'as-good' | 'in-doubt' | 'worse'

/** Worse is only what is surely worse: a difference that lies within its interval may be none. */
export function standingOf({ cost }: Pick<Judgement, 'cost'>, unit: Unit): Standing {
  if (cost === null) return 'free'
  if (cost.mean < LEAST_COST[unit]) return 'as-good'
  return cost.interval[0] > 0 ? 'worse' : 'in-doubt'
}

/** Those that cost most, and surely something. The same better answer in one round is told once. */
export function costliest({ answers, unit }: Pick<Review, 'answers' | 'unit'>, most: number): readonly Judgement[] {
  const worse = answers
    .filter((answer) => standingOf(answer, unit) === 'worse')
    .toSorted((a, b) => costOf(b) - costOf(a))
  const told: Judgement[] = []
  for (const answer of worse) if (!told.some((each) => isSameAdvice(each, answer))) told.push(answer)
  return told.slice(0, most)
}

/** Whoever seldom chose well is helped by the dearest: more second looks would only take time. */
const MOST_SECOND_LOOKS = 24

/** Those that a second look may say more of: what may cost something worth telling. The dearest come first. */
export function worthAnotherLook({ answers, unit }: Pick<Review, 'answers' | 'unit'>): readonly Judgement[] {
  return answers
    .filter(({ cost }) => cost !== null && cost.interval[1] > LEAST_COST[unit])
    .toSorted((a, b) => costOf(b) - costOf(a))
    .slice(0, MOST_SECOND_LOOKS)
}

function costOf({ cost }: Judgement): number {
  return cost?.mean ?? 0
}

function isSameAdvice(one: Judgement, other: Judgement): boolean {
  return one.round !== null && one.round === other.round && samePlain(one.options[0]?.answer, other.options[0]?.answer)
}
