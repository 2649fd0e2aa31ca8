import type { AgentKind } from '@turnwright/kernel'

export const mine: AgentKind = {
  about: 'Draws.',
  create: (chance) => (question) => question.randomAnswer(chance),
}
