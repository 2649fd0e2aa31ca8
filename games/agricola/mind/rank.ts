import type { Chance, Question } from '@turnwright/kernel'
import type { AnySelection, Prompt } from '@turnwright/kernel/host'
import type { Ranked } from '@turnwright/kernel/search'
import { greedy } from '../ai/greedy.ts'
import { positionOf } from '../ai/position.ts'
import { spaceWorth } from '../ai/space-worth.ts'
import type { AgricolaAbout } from '../rules/about.ts'
import type { AgricolaView } from '../rules/view.ts'

type Kind = AgricolaAbout['kind']

/** Where any answer may be the best one: all of them are looked at. */
const WIDE: ReadonlySet<Kind> = new Set<Kind>([
  'what-next',
  'build-improvement',
  'play-minor',
  'play-occupation',
  'bake',
  'bake-in',
  'build-fences-too',
  'convert-to-food',
  'feed-family',
  'choose-goods',
  'choose-action',
  'use-card',
  'renovate',
  'pay-for',
  'pay-for-major',
  'pay-for-minor',
  'pay-fences',
  'make-room',
  'sow',
])

/** How much less likely each further answer is. */
const DECAY = 0.8
const MOST_FENCES = 8

/** The answers worth looking at, what greedy would do first; null where it alone decides. */
export function rank(question: Question<AgricolaView, AgricolaAbout>, chance: Chance): readonly Ranked[] | null {
  const { about } = question
  if (about === undefined) return null
  const { kind } = about
  if (kind === 'place-person' || kind === 'place-another') return weighted(placesOf(question))
  if (kind === 'build-fences') return weighted(fencesOf(question, chance))
  return WIDE.has(kind) ? weighted(choicesOf(question, chance)) : null
}

function weighted(answers: readonly AnySelection[]): readonly Ranked[] | null {
  if (answers.length < 2) return null
  const weights = answers.map((_, at) => DECAY ** at)
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return answers.map((answer, at) => ({ answer, prior: (weights[at] ?? 0) / all }))
}

/** Spaces, those that promise most to greedy first. */
function placesOf(question: Question<AgricolaView, AgricolaAbout>): readonly AnySelection[] {
  const { view, prompts, seat } = question.projection()
  const [prompt] = prompts
  if (prompt === undefined || seat === null) return []
  const position = positionOf(view, seat)
  const worths = prompt.choices.map(({ id, about }) => {
    const space = about?.kind === 'go-to' ? view.spaces.find((each) => each.id === about.space) : undefined
    return { id, worth: space === undefined ? 0 : spaceWorth(view, seat, position, space) }
  })
  return worths.toSorted((a, b) => b.worth - a.worth).map(({ id }) => [id])
}

/** What greedy builds, then other ways. */
function fencesOf(question: Question<AgricolaView, AgricolaAbout>, chance: Chance): readonly AnySelection[] {
  const usual = greedy.create(chance)(question) ?? []
  const { prompts } = question.projection()
  const examples = (prompts[0] as Prompt<AgricolaAbout>).examples.map((example): AnySelection => [example])
  return unlike(usual, examples).slice(0, MOST_FENCES)
}

function choicesOf(question: Question<AgricolaView, AgricolaAbout>, chance: Chance): readonly AnySelection[] {
  const usual = greedy.create(chance)(question) ?? []
  const { prompts } = question.projection()
  return unlike(
    usual,
    (prompts[0]?.choices ?? []).map(({ id }): AnySelection => [id]),
  )
}

function unlike(usual: AnySelection, others: readonly AnySelection[]): readonly AnySelection[] {
  const first = JSON.stringify(usual)
  return [usual, ...others.filter((other) => JSON.stringify(other) !== first)]
}
