import type { AgentKind } from '@turnwright/kernel'
import type { Mind } from '@turnwright/kernel/search'
import { type Clock, wallClock } from './clock.ts'
import type { Settings } from './settings.ts'
import { ponder } from './ponder.ts'

export interface SearchPlan {
  /** One sentence on how it plays. */
  readonly about: string
  readonly mind: Mind
  /** The game's own player, who answers what thinking would be wasted on. */
  readonly policy: AgentKind
  readonly settings: Settings
  readonly clock?: Clock
}

/** It carries its plan, so that hints, benches and tuners can make one like it with another budget or clock. */
export interface SearchKind extends AgentKind {
  readonly plan: SearchPlan
}

/** The plan of a player that thinks ahead; null for any other. */
export function planOf(kind: AgentKind | undefined): SearchPlan | null {
  return kind !== undefined && 'plan' in kind ? (kind as SearchKind).plan : null
}

/** A player that compares its answers by games that could be this one as far as its seat knows. */
export function searchAgent(plan: SearchPlan): SearchKind {
  const { about, mind, policy, settings, clock = wallClock } = plan
  return {
    about,
    plan,
    slow: true,
    imagines: true,
    ...(policy.readsLog === true ? { readsLog: true } : {}),
    create(chance) {
      const thinker = { mind, policy: policy.create(chance), settings, clock }
      return (question) => ponder(question, chance, thinker).answer
    },
  }
}
