import type { Seat } from '@turnwright/kernel'
import {
  type AnySelection,
  type AskedSelector,
  type Game,
  project,
  type Prompt,
  requestIdOf,
  samePlain,
  sentenceFor,
} from '@turnwright/kernel/host'
import { type Chance, Question, Random, randomSelection } from '@turnwright/kernel/search'
import { answerWords } from '@turnwright/replay'
import type { Budget } from '../budget.ts'
import { candidatesOf } from '../candidates.ts'
import { type Clock, wallClock } from '../clock.ts'
import { lineOf } from '../line.ts'
import { ponder } from '../ponder.ts'
import { around, chanceOf, type Estimate, estimateOf, within } from '../review/estimate.ts'
import { expectedTurns } from '../review/expected-turns.ts'
import { LEAST_COST, standingOf, type Unit } from '../review/review.ts'
import { sourceLeads } from '../review/source-leads.ts'
import { playoutsToTell, tallies, type Tally } from '../review/tally.ts'
import type { SearchPlan } from '../search-agent.ts'
import type { Hint, HintedOption, Lead } from './hint.ts'

/** How far a hint goes. */
export interface HintDepth {
  /** To find what is preferred. */
  readonly budget: Budget
  /** On how many deals of their own the options are compared after that. */
  readonly deals: number
  /** How many milliseconds the comparing may take; with none, the same luck gives the same hint. */
  readonly ms?: number
}

/** Somebody waits for it, and the thread has other work to do. */
export const USUAL_HINT: HintDepth = { budget: { ms: 700, playouts: 1_000 }, deals: 160, ms: 1_000 }

export interface HintPlan {
  /** How whoever gives the hint thinks; its budget comes from the depth. */
  readonly search: SearchPlan
  readonly depth: HintDepth
  readonly luck: string
  readonly locale: string
  readonly clock?: Clock
}

/** So many are shown side by side. */
const SHOWN = 3
/** Where there is hardly anything else to answer, chance finds the same again and again. */
const MOST_TRIES = 24

/** A hint on a question that is open to a seat. It knows no more than the seat, and says nothing that the seat may not know. */
export function hintFor(game: Game, seat: Seat, selector: AskedSelector, plan: HintPlan): Hint {
  const { search, depth, locale, clock = wallClock } = plan
  const { mind, policy } = search
  const chance = Random.fromSeed(plan.luck)
  const question = new Question(game, seat, selector)
  const settings = { ...search.settings, budget: depth.budget }
  const { considered, answer } = ponder(question, chance, { ...search, settings, policy: policy.create(chance), clock })
  const looked = considered.map((each) => each.answer)
  const answers = looked.length < SHOWN ? withOthers(looked, question, search, chance) : looked
  const luck = `${plan.luck}/deals`
  const until = depth.ms === undefined ? null : clock() + depth.ms
  const all = ordered(
    tallies(question, mind, settings, {
      answers: answers.slice(0, SHOWN),
      seats: game.players.length,
      deals: depth.deals,
      luck,
      isOver: () => until !== null && clock() > until,
    }),
  )
  const [first] = all
  const prompt = promptFor(game, seat, selector, locale)
  const playouts = playoutsToTell(question, mind, settings, luck)
  const own = policy.explain?.(question) ?? null
  const options = all.map((tally): HintedOption => {
    const { answer: given, worth, won } = tally
    const { chosen: words, refs } = answerWords(given, prompt)
    const lead = first === undefined || tally === first ? null : first.worth.lead(worth)
    const deal = worth.typicalDeal
    return {
      answer: given,
      words,
      refs,
      worth: worthOf(tally, mind.unit),
      chance: game.players.length === 2 && mind.unit === 'points' ? chanceOf(won) : null,
      behind: lead === null ? null : around(lead.mean, lead.error),
      sources: sourceLeads(tally, tally === first ? all[1] : first, (about) => sentenceFor(game, about, seat, locale)),
      line: deal === null ? [] : expectedTurns(game, lineOf(playouts, given, deal), seat, locale),
      rule: own !== null && samePlain(own.answer, given) ? { rule: own.rule, why: own.why } : null,
    }
  })
  const lead = leadOf(options, mind.unit)
  const shown = lead === 'unweighed' ? options.filter((option) => samePlain(option.answer, answer)) : options
  return { unit: mind.unit, options: shown, lead, deals: first?.worth.playouts ?? 0 }
}

/**
 * Where time was short the next likely answers are looked at too. Where the game's own player would not think, what it
 * does is held against something else that could be answered.
 */
function withOthers(
  looked: readonly AnySelection[],
  question: Question,
  { mind, policy }: SearchPlan,
  chance: Chance,
): readonly AnySelection[] {
  const answers = [...looked]
  const add = (other: AnySelection): void => {
    if (answers.length < SHOWN && !answers.some((answer) => samePlain(answer, other))) answers.push(other)
  }
  const likely = candidatesOf(question, mind, policy.create(chance), SHOWN, chance)
  for (const { answer } of likely) add(answer)
  const tries = likely.length > 1 ? 0 : MOST_TRIES
  for (let tried = 0; tried < tries; tried++) add(randomSelection({ ...question.selector, anytime: [] }, chance))
  return answers
}

/** What is preferred comes first, unless another is surely better; then the better before the worse. */
function ordered(all: readonly Tally[]): readonly Tally[] {
  const [preferred, ...others] = all
  if (preferred === undefined) return []
  const better = others.filter(({ worth }) => isSure(worth.lead(preferred.worth)))
  const best = better.toSorted(byWorth)[0] ?? preferred
  return [best, ...all.filter((tally) => tally !== best).toSorted(byWorth)]
}

function byWorth(one: Tally, other: Tally): number {
  return other.worth.mean - one.worth.mean
}

function isSure({ mean, error }: { readonly mean: number; readonly error: number }): boolean {
  const lead = around(mean, error)
  return lead !== null && lead.interval[0] > 0
}

/** Whoever won or lost every game of a few may still lose or win one. */
function worthOf({ worth }: Tally, unit: Unit): Estimate | null {
  const estimate = estimateOf(worth)
  if (unit === 'points' || estimate === null) return estimate
  return worth.error === 0 ? chanceOf(worth) : within(estimate)
}

function leadOf([first, second]: readonly HintedOption[], unit: Unit): Lead {
  if (second === undefined) return 'only'
  const { behind } = second
  if (first?.worth === null || behind === null) return 'unweighed'
  const isSurely = behind.interval[0] > 0
  if (isSurely && behind.mean >= 2 * LEAST_COST[unit]) return 'far'
  return isSurely || standingOf({ cost: behind }, unit) !== 'as-good' ? 'little' : 'none'
}

/** The question as the seat reads it. */
function promptFor(game: Game, seat: Seat, selector: AskedSelector, locale: string): Prompt | undefined {
  const id = requestIdOf(game, seat, selector)
  return project(game, seat, { locale }).prompts.find(({ requestId }) => requestId === id)
}
