import type { AgentKind } from '@turnwright/kernel'
import type { Said, View } from './index.ts'

/** Sees what a person sees, and nothing else: the view of its seat. */
export const counting: AgentKind<View, Said> = {
  about: 'Leaves a multiple of four whenever it can.',
  create: (chance) => (question) => {
    const { stones } = question.projection().view
    return stones % 4 === 0 ? question.randomAnswer(chance) : [stones % 4]
  },
}
