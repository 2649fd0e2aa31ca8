import type { AgentKind } from '@turnwright/kernel'

export const broken: AgentKind = {
  about: 'Throws at its second question.',
  create: (chance) => {
    let asked = 0
    return (question) => {
      if (++asked === 2) throw new RangeError('dropped the chalk')
      return question.randomAnswer(chance)
    }
  },
}
