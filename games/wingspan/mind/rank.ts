import type { Choice, SelectSelector, Selection } from '@turnwright/kernel'
import { type ChoiceId, choiceId, isGroup } from '@turnwright/kernel/host'
import type { Chance, Question as Asked, Ranked } from '@turnwright/kernel/search'
import { greedy } from '../ai/greedy.ts'
import type { EffectKind } from '../cards/power.ts'
import type { WingspanAbout } from '../rules/about.ts'
import { birdCalled } from '../rules/identities.ts'
import type { Question } from '../rules/questions.ts'
import type { WingspanView } from '../rules/view.ts'
import { rankedOpenings } from './rank-openings.ts'
import { paymentsWorthTrying } from './rank-payments.ts'

/** Ways to do nothing, which are hardly ever the best of a question that offers something for free. */
const NOTHING: ReadonlySet<ChoiceId> = /* @__PURE__ */ new Set<ChoiceId>(['skip', 'done'])

/** How much likelier greedy's answer is than another. */
const GREEDY_FIRST = 3

/** The answers worth looking at: greedy's own first, then whatever else could be better. */
export function rank(question: Asked<WingspanView, WingspanAbout>, chance: Chance): readonly Ranked[] | null {
  const { selector } = question
  if (selector.type === 'action') return null
  const about = question.about as Question
  const first = greedy.create(chance)(question as never) as Selection | undefined
  if (first === undefined) return null
  if (about.kind === 'starting-hand') return rankedOpenings(question, first)
  const others = othersOf(question, about, selector).filter((answer) => !isSame(answer, first))
  if (others.length === 0) return null
  const share = 1 / (GREEDY_FIRST + others.length)
  return [{ answer: first, prior: GREEDY_FIRST * share }, ...others.map((answer) => ({ answer, prior: share }))]
}

function othersOf(
  question: Asked<WingspanView, WingspanAbout>,
  about: Question,
  selector: SelectSelector,
): readonly Selection[] {
  switch (about.kind) {
    case 'starting-hand':
      return []
    case 'pay-food':
      return paymentsWorthTrying(question, about.bird.card)
    case 'use-power':
      return isShared(question, about.card) ? [['use'], ['skip']] : []
    case 'lay-egg':
    case 'lay-on-nest':
    case 'lay-after-tucking':
    case 'pay-egg':
      return differentNests(question, selector.choices)
    case 'turn':
    case 'settle':
    case 'take-die':
    case 'take-all-dice':
    case 'take-food':
    case 'take-other-food':
    case 'draw-card':
    case 'pick-card':
    case 'keep-bonus':
    case 'repeat-power':
    case 'give-up-card':
      return each(selector.choices, (id) => !NOTHING.has(id))
    case 'play-another':
    case 'move-bird':
    case 'who-takes-first':
    case 'keep-or-cache':
    case 'give-food':
    case 'trade-food':
    case 'give-egg':
    case 'trade-egg':
    case 'tuck-card':
    case 'trade-card':
      return each(selector.choices, () => true)
  }
}

function each(choices: readonly Choice[], fits: (id: ChoiceId) => boolean): readonly Selection[] {
  return choices.flatMap((choice) => (isGroup(choice) || !fits(choiceId(choice)) ? [] : [[choiceId(choice)]]))
}

/** Powers that bring something to others as well are sometimes better left alone. */
const SHARED: ReadonlySet<EffectKind> = /* @__PURE__ */ new Set<EffectKind>([
  'allPlayersGainFoodFromSupply',
  'allPlayersLayEggOnNest',
  'allPlayersDrawFromDeck',
  'draftPlayersPlusOne',
  'fewestInHabitatDrawCard',
])

function isShared(question: Asked<WingspanView, WingspanAbout>, card: ChoiceId): boolean {
  for (const { birds } of question.projection().view.players[question.seat]?.rows ?? [])
    for (const bird of birds)
      if (bird.card === card) return SHARED.has(birdCalled(bird.bird)?.power?.does.kind ?? 'moveIfRightmost')
  return false
}

/** One of each sort of nests that goals, bonus cards and powers tell apart. */
function differentNests(
  question: Asked<WingspanView, WingspanAbout>,
  choices: readonly Choice[],
): readonly Selection[] {
  const rows = question.projection().view.players[question.seat]?.rows ?? []
  const seen = new Set<string>()
  return each(choices, (id) => {
    for (const [row, { birds }] of rows.entries())
      for (const { card, bird, eggs } of birds) {
        if (card !== id) continue
        const { nest = 'none' } = birdCalled(bird) ?? {}
        const sort = `${row} ${nest} ${Math.min(eggs, 4)}`
        if (seen.has(sort)) return false
        seen.add(sort)
        return true
      }
    return false
  })
}

function isSame(one: Selection, other: Selection): boolean {
  return one.length === 1 && other.length === 1 && one[0] === other[0]
}
