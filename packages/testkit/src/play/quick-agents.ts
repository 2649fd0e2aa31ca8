import type { AgentKind } from '@turnwright/kernel'
import type { GameUnderTest } from '../game-under-test.ts'

export interface NamedAgent {
  readonly name: string
  readonly kind: AgentKind
}

/** The game's agents that answer at once, under the first of their names: the same player may be a level as well. */
export function quickAgents({ agents }: GameUnderTest): readonly NamedAgent[] {
  const quick = Object.entries(agents)
    .map(([name, kind]) => ({ name, kind }))
    .filter(({ kind }) => kind.slow !== true)
  return quick.filter(({ kind }, at) => quick.findIndex((other) => other.kind.create === kind.create) === at)
}
