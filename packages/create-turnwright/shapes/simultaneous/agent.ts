import type { AgentKind } from '@turnwright/kernel'
import type { Said, View } from './index.ts'

/** Everything random comes from the chance that it is given, so that the same game can be played again. */
export const spread: AgentKind<View, Said> = {
  about: 'Chooses any number above two.',
  create: (chance) => () => [3 + chance.int(3)],
}
