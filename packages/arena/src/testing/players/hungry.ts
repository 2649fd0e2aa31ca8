import type { AgentKind } from '@turnwright/kernel'

export const hungry: AgentKind = {
  about: 'Takes all memory that there is.',
  create: () => () => {
    const taken: number[][] = []
    for (;;) taken.push(new Array<number>(100_000).fill(taken.length))
  },
}
