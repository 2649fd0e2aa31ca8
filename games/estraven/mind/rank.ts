import type { AgentKind } from '@turnwright/kernel'
import { type AnySelection, samePlain } from '@turnwright/kernel/host'
import { type Chance, legalAnswers, type Question as Asked, type Ranked } from '@turnwright/kernel/search'
import { greedy } from '../ai/greedy.ts'
import { outlookOf } from '../ai/outlook.ts'
import { mainPlans } from '../ai/planning.ts'
import type { EstravenAbout } from '../rules/about.ts'
import type { EstravenView } from '../rules/view.ts'

const MOST = 24
/** Beside what greedy would do: what it weighed too, and whatever else is legal. */
const WEIGHED = 0.5
const LEGAL = 0.05

const policy: AgentKind<EstravenView, EstravenAbout> = greedy as AgentKind<EstravenView, EstravenAbout>

/** What greedy would do, what else it weighed, and then everything else that is legal. */
export function rank(question: Asked<EstravenView, EstravenAbout>, chance: Chance): readonly Ranked[] | null {
  const first = policy.create(chance)(question)
  if (first === undefined) return null
  const found: { readonly answer: AnySelection; readonly share: number }[] = [{ answer: first, share: 1 }]
  const add = (answer: AnySelection, share: number): void => {
    if (found.length < MOST && !found.some((each) => samePlain(each.answer, answer))) found.push({ answer, share })
  }
  if (question.about?.kind === 'main') {
    const plans = mainPlans(outlookOf(question.projection().view, question.seat))
    for (const { selection } of plans.toSorted((a, b) => b.worth - a.worth)) add(selection, WEIGHED)
  }
  for (const answer of legalAnswers(question.selector)) {
    if (found.length >= MOST) break
    add(answer, LEGAL)
  }
  const all = found.reduce((sum, { share }) => sum + share, 0)
  return found.map(({ answer, share }) => ({ answer, prior: share / all }))
}
