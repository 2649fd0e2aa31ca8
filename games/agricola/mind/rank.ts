import type { AnySelection, Responder } from '@turnwright/kernel/host'
import type { Chance, Question, Ranked } from '@turnwright/kernel/search'
import { greedy } from '../ai/greedy.ts'
import type { AgricolaAbout } from '../rules/about.ts'
import type { AgricolaView } from '../rules/view.ts'
import type { Choices } from './choices.ts'
import { QuickFarmer } from './quick-farmer.ts'
import type { World } from './world.ts'

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
/** How likely it is to be right to beg, and to leave what is offered where the quick farmer would not. */
const REFUSED = 0.01
const REFUSING: ReadonlySet<Kind> = new Set<Kind>(['done', 'no-improvement'])

type Asked = Question<AgricolaView, AgricolaAbout>

/**
 * The answers worth looking at. First what the quick farmer would do, who plays better than greedy without thinking; then
 * what greedy would do. Null where greedy alone decides.
 */
export function rank(question: Asked, chance: Chance): readonly Ranked[] | null {
  const { about } = question
  if (about === undefined) return null
  const { kind } = about
  const isPlace = kind === 'place-person' || kind === 'place-another'
  if (!isPlace && kind !== 'build-fences' && !WIDE.has(kind)) return null
  const [quick, ...others] = quickly(question, chance, isPlace)
  const usual = greedy.create(chance)(question) ?? []
  const first = quick ?? usual
  const all = unlike([first, usual, ...(isPlace ? others : answersTo(question))])
  const looked = kind === 'build-fences' ? all.slice(0, MOST_FENCES) : all
  return weighted(looked, weigh(question, looked))
}

/** What the quick farmer would answer in a game that could be this one; of places, all, what seems worth most first. */
function quickly(question: Asked, chance: Chance, isPlace: boolean): readonly AnySelection[] {
  let found: readonly AnySelection[] = []
  question.playOut(chance, (world) =>
    world.players.map(({ seat }): Responder => {
      return (asked) => {
        if (seat !== question.seat || found.length > 0) return undefined
        const farmer = new QuickFarmer(world as World, seat, chance)
        found = isPlace ? farmer.placesByWorth(asked as Asked) : [farmer.answer(asked as Asked)]
        return undefined
      }
    }),
  )
  return found
}

function answersTo(question: Asked): readonly AnySelection[] {
  const [prompt] = question.projection().prompts
  if (prompt === undefined) return []
  if (prompt.type === 'action') return prompt.examples.map((example): AnySelection => [example])
  return prompt.choices.map(({ id }): AnySelection => [id])
}

/** Each once. */
function unlike(answers: readonly AnySelection[]): readonly AnySelection[] {
  const seen = new Set<string>()
  return answers.filter((answer) => {
    const told = JSON.stringify(answer)
    return !seen.has(told) && seen.add(told)
  })
}

/** By how much each answer is likelier than another, before thinking. */
function weigh({ selector }: Asked, answers: readonly AnySelection[]): readonly number[] {
  const choices = selector.type === 'action' ? [] : (selector.choices as Choices)
  const kinds = new Map(
    choices.flatMap((choice) =>
      typeof choice === 'number' ? [] : [[JSON.stringify([choice.id]), choice.about.kind] as const],
    ),
  )
  return answers.map((answer, at) => {
    const kind = kinds.get(JSON.stringify(answer))
    const isRefused = kind === 'stop-converting' || (at > 0 && kind !== undefined && REFUSING.has(kind))
    return isRefused ? REFUSED : DECAY ** at
  })
}

function weighted(answers: readonly AnySelection[], weights: readonly number[]): readonly Ranked[] | null {
  if (answers.length < 2) return null
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return answers.map((answer, at) => ({ answer, prior: (weights[at] ?? 0) / all }))
}
