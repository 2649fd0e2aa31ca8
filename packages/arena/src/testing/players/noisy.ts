import type { AgentKind } from '@turnwright/kernel'

export const noisy: AgentKind = {
  about: 'Prints what it thinks.',
  create: (chance) => (question) => {
    console.log('let me see …')
    return question.randomAnswer(chance)
  },
}
