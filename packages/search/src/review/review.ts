import { type GameModule, isAnytimeAnswer, type Seat } from '@turnwright/kernel'
import {
  type AnswerEntry,
  type AnySelection,
  type Game,
  type GameRecord,
  isAnswerTo,
  replay,
  samePlain,
  type Selector,
  type Verdict,
} from '@turnwright/kernel/host'
import { Question, Random } from '@turnwright/kernel/search'
import type { Column } from '../column.ts'
import { ponder } from '../ponder.ts'
import type { SearchPlan } from '../search-agent.ts'
import type { Considered } from '../thought.ts'
import { answersInForce } from './answers-in-force.ts'
import { duel } from './duel.ts'

/** An answer of a game that is over, judged by what its seat knew when it gave it. */
export interface ReviewedAnswer {
  /** Its place in the log. */
  readonly entry: number
  readonly chosen: AnySelection
  /** What the reviewer would have answered, with the line that it expects; what was chosen, where it agrees. */
  readonly preferred: Considered
  /** What the game promised the seat at that moment, had it gone on as the reviewer would; null where there is no telling. */
  readonly outlook: Estimate | null
  /** By how much what was chosen is worth less; 0 where the reviewer agrees. */
  readonly cost: Estimate
}

/** A figure, and where the true one lies in 95 of 100 cases. */
export interface Estimate {
  readonly mean: number
  readonly interval: readonly [number, number]
}

export interface Review {
  readonly seat: Seat
  readonly unit: 'chance' | 'points'
  /** How far the record can be trusted, and so the review of it. */
  readonly verdict: Verdict
  readonly reason: string | null
  readonly answers: readonly ReviewedAnswer[]
}

export interface ReviewPlan {
  readonly seat: Seat
  /** How the reviewer thinks. With a budget of playouts alone the same record gets the same review. */
  readonly search: SearchPlan
  /** On how many deals of their own what was chosen and what is preferred are compared. */
  readonly deals: number
  /** The same text gives the same review. */
  readonly luck: string
}

const Z = 1.96
const NOTHING: Estimate = { mean: 0, interval: [0, 0] }

/**
 * Judges every answer that a seat gave and nobody took back, wherever there was something to choose. It knows no more
 * than the seat knew. `progress` is told how many entries of the log are behind us.
 */
export function review(
  module: GameModule,
  record: GameRecord,
  plan: ReviewPlan,
  progress: (entries: number) => void = () => {},
): Review {
  const inForce = answersInForce(record.log)
  const answers: ReviewedAnswer[] = []
  const { verdict, reason } = replay(module.definition, record, (game, at) => {
    progress(at)
    const entry = record.log[at]
    if (entry?.kind !== 'answer' || entry.seat !== plan.seat || !inForce.has(at)) return
    const judged = judge(game, entry, at, plan)
    if (judged !== null) answers.push(judged)
  })
  return { seat: plan.seat, unit: plan.search.mind.unit, verdict, reason, answers }
}

/** Those that cost most, and surely something: a difference within its interval is no mistake. */
export function costliest({ answers }: Review, most: number): readonly ReviewedAnswer[] {
  return answers
    .filter(({ cost }) => cost.interval[0] > 0)
    .toSorted((a, b) => b.cost.mean - a.cost.mean)
    .slice(0, most)
}

/** Null where there was nothing to choose, or no telling. */
function judge(game: Game, entry: AnswerEntry, at: number, plan: ReviewPlan): ReviewedAnswer | null {
  const selector = openTo(game, entry)
  // An anytime action is an act of its own beside a question: what it is weighed against is the question without it.
  if (selector === undefined || isAnytimeAnswer(entry.selection)) return null
  const { search, deals, luck } = plan
  const chance = Random.fromSeed(`${luck}/${at}`)
  const question = new Question(game, entry.seat, selector)
  const thinker = { ...search, policy: search.policy.create(chance) }
  const [preferred, ...others] = ponder(question, chance, thinker, 1).considered
  if (preferred === undefined || preferred.estimate === null) return null
  const chosen = entry.selection
  const agreed = { entry: at, chosen, preferred, outlook: outlookOf(preferred), cost: NOTHING }
  if (samePlain(preferred.answer, chosen)) return others.length === 0 ? null : agreed
  const compared = duel(question, search.mind, search.settings, {
    preferred: preferred.answer,
    chosen,
    deals,
    luck: `${luck}/${at}/duel`,
  })
  const cost = costOf(compared.preferred, compared.chosen)
  return cost === null ? null : { ...agreed, cost }
}

function openTo(game: Game, entry: AnswerEntry): Selector | undefined {
  const name = game.player(entry.seat).name
  return game.waiting?.selectors.find((selector) => selector.actor === name && isAnswerTo(entry, selector))
}

function outlookOf({ estimate, interval }: Considered): Estimate | null {
  return estimate === null || interval === null ? null : { mean: estimate, interval }
}

function costOf(preferred: Column, chosen: Column): Estimate | null {
  const { mean, error } = preferred.lead(chosen)
  return Number.isFinite(error) ? { mean, interval: [mean - Z * error, mean + Z * error] } : null
}
