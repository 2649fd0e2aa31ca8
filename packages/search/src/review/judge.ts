import { isAnytimeAnswer } from '@turnwright/kernel'
import {
  type AnswerEntry,
  type AnySelection,
  type Game,
  isAnswerTo,
  type Prompt,
  samePlain,
  type Selector,
  sentenceFor,
} from '@turnwright/kernel/host'
import { type Mind, Question, Random } from '@turnwright/kernel/search'
import { answerWords, promptOf } from '@turnwright/replay'
import { ponder } from '../ponder.ts'
import type { SearchPlan } from '../search-agent.ts'
import type { Considered } from '../thought.ts'
import { around, chanceOf, estimateOf, within } from './estimate.ts'
import { expectedTurns } from './expected-turns.ts'
import type { Judgement, Look, Option, Outlook } from './judgement.ts'
import type { Depth } from './looks.ts'
import { sourceLeads } from './source-leads.ts'
import { tallies, type Tally } from './tally.ts'

export interface JudgingPlan {
  /** How the reviewer thinks; its budget comes from the look. */
  readonly search: SearchPlan
  readonly looks: Readonly<Record<Look, Depth>>
  /** The same text gives the same judgement. */
  readonly luck: string
  readonly locale: string
}

/** So many are shown side by side, what was chosen besides. */
const SHOWN = 3

/** Judges an answer that was given at the moment at which a game stands. It knows no more than its seat. Null where that question was not asked. */
export function judge(game: Game, entry: AnswerEntry, at: number, look: Look, plan: JudgingPlan): Judgement | null {
  const selector = openTo(game, entry)
  if (selector === undefined) return null
  const { search, looks, locale } = plan
  const { playouts, deals } = looks[look]
  const luck = `${plan.luck}/${at}/${look}`
  const chance = Random.fromSeed(luck)
  const question = new Question(game, entry.seat, selector)
  const settings = { ...search.settings, budget: { playouts } }
  const { considered } = ponder(question, chance, { ...search, settings, policy: search.policy.create(chance) }, 1)
  const answers = compared(considered, entry.selection)
  const all = tallies(question, search.mind, settings, {
    answers,
    deals,
    seats: game.players.length,
    luck: `${luck}/deals`,
  })
  const [first] = all
  const chosen = all.find(({ answer }) => samePlain(answer, entry.selection))
  const prompt = promptOf(game, entry, locale)
  const isCompared = all.length > 1 && first !== undefined && chosen !== undefined
  const lead = isCompared ? first.worth.lead(chosen.worth) : null
  const isThought = considered.length > 1
  const options = all.map((tally) => ({
    ...faceOf(tally.answer, prompt),
    isChosen: tally === chosen,
    isPreferred: isThought && tally === first,
    worth: estimateOf(tally.worth),
    chance: game.players.length === 2 ? chanceOf(tally.won) : null,
  }))
  const beside = { ...faceOf(entry.selection, prompt), isChosen: true, isPreferred: false, worth: null, chance: null }
  return {
    entry: at,
    isHinted: entry.hinted === true,
    look,
    round: game.definition.turnOf?.(game.state).round ?? null,
    question: prompt?.text ?? prompt?.title ?? '',
    options: [...options.slice(0, 1), ...options.slice(1).toSorted(byWorth), ...(chosen === undefined ? [beside] : [])],
    cost: lead === null ? null : around(lead.mean, chosen === first ? 0 : lead.error),
    sources:
      !isCompared || chosen === first
        ? []
        : sourceLeads(first, chosen, (about) => sentenceFor(game, about, entry.seat, locale)),
    outlook: outlookOf(first, search.mind.unit, game.players.length),
    line: expectedTurns(game, considered[0]?.line ?? [], entry.seat, locale),
    deals,
  }
}

function openTo(game: Game, entry: AnswerEntry): Selector | undefined {
  const name = game.player(entry.seat).name
  return game.waiting?.selectors.find((selector) => selector.actor === name && isAnswerTo(entry, selector))
}

/**
 * What is preferred, the next best, and what was chosen. Where thinking would be wasted, and where something was done beside
 * the question, which is weighed against nothing, the moment is looked at with one answer alone.
 */
function compared(considered: readonly Considered[], chosen: AnySelection): readonly AnySelection[] {
  const [best] = considered
  if (isAnytimeAnswer(chosen)) return best === undefined ? [] : [best.answer]
  if (considered.length < 2) return [chosen]
  const shown = considered.slice(0, SHOWN).map(({ answer }) => answer)
  return shown.some((answer) => samePlain(answer, chosen)) ? shown : [...shown.slice(0, SHOWN - 1), chosen]
}

/** An answer in words, with the things on the table that it means. */
function faceOf(answer: AnySelection, prompt: Prompt | undefined): Pick<Option, 'answer' | 'words' | 'refs'> {
  const { chosen: words, refs } = answerWords(answer, prompt)
  return { answer, words, refs }
}

function byWorth(one: Option, other: Option): number {
  return (other.worth?.mean ?? Number.NEGATIVE_INFINITY) - (one.worth?.mean ?? Number.NEGATIVE_INFINITY)
}

function outlookOf(tally: Tally | undefined, unit: Mind['unit'], seats: number): Outlook {
  if (tally === undefined) return { chance: null, points: null }
  const { worth, won, points } = tally
  if (unit === 'chance') return { chance: within(estimateOf(worth)), points: null }
  return { chance: seats === 2 ? chanceOf(won) : null, points: points.map(estimateOf) }
}
