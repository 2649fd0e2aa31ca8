import type { AgentKind } from '@turnwright/kernel'
import type { Ask, Line, View } from './index.ts'

/** Everything random comes from the chance that it is given, so that the same game can be played again. */
export const spread: AgentKind<View, Ask | Line> = {
  about: 'Chooses any number above two.',
  create: (chance) => () => [3 + chance.int(3)],
}
