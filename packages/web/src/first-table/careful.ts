import type { AgentKind } from '@turnwright/kernel'
import type { PigState, Said } from '../../../../examples/rules/pig.ts'

const ENOUGH = 12
const GOAL = 50

/** Sees what a person sees, and nothing else: the view of its seat. */
export const careful: AgentKind<PigState, Said> = {
  about: 'Keeps a dozen, and whatever wins.',
  create: () => (question) => {
    const { points, pot } = question.projection().view
    const wins = (points[question.seat] ?? 0) + pot >= GOAL
    return [wins || pot >= ENOUGH ? 'keep' : 'roll']
  },
}
