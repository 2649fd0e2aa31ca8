import type { AgentKind } from '@turnwright/kernel'

export const slow: AgentKind = {
  about: 'Never comes to an end.',
  create: () => () => {
    for (;;);
  },
}
