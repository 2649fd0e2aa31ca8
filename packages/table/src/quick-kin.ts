import { type AgentKind, type GameModule, randomAgent } from '@turnwright/kernel'

/** Who answers at once: the agent itself, or for one that thinks long whoever else of the game plays with sense. */
export function quickKin({ agents }: GameModule, agent: AgentKind): AgentKind {
  if (agent.slow !== true) return agent
  const [, kin] = Object.entries(agents).find(([name, { slow }]) => name !== 'random' && slow !== true) ?? []
  return kin ?? randomAgent
}
