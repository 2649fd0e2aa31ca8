import type { AgentKind, GameModule } from '@turnwright/kernel'

/** An agent of a game by its name; whoever names one that is not there is told which there are. */
export function agentOf({ definition, agents }: GameModule, name: string): AgentKind {
  const kind: AgentKind | undefined = Object.hasOwn(agents, name) ? agents[name] : undefined
  if (kind === undefined)
    throw new Error(`${definition.name} has no agent "${name}"; it has ${Object.keys(agents).join(', ')}`)
  return kind
}
