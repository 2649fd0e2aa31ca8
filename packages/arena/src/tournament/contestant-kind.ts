import type { AgentKind, GameModule } from '@turnwright/kernel'
import { planOf, searchAgent } from '@turnwright/search'
import { processorClock } from '../match/processor-clock.ts'
import { agentOf } from '../agent-of.ts'
import type { AgentPlayer } from './tournament.ts'

/** The agent that plays for a contestant. One that thinks ahead goes by the processor's time: a busy machine is no excuse. */
export function contestantKind(module: GameModule, { agent, settings }: AgentPlayer): AgentKind {
  const kind = agentOf(module, agent)
  const plan = planOf(kind)
  if (plan !== null) return searchAgent({ ...plan, settings: { ...plan.settings, ...settings }, clock: processorClock })
  if (settings === undefined) return kind
  throw new Error(`${module.definition.name}: "${agent}" does not think ahead, so it has no settings`)
}
