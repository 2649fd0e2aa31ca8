import type { AgentKind } from '@turnwright/kernel'
import type { Mind } from '@turnwright/kernel/search'
import { type Clock, wallClock } from './clock.ts'
import type { Level, LevelSettings } from './level-settings.ts'
import { searchAgent } from './search-agent.ts'
import { slippingAgent } from './slipping-agent.ts'

/** Fair plays as its policy does, and there is nothing to set. */
const SET = ['easy', 'strong', 'master'] as const

export interface LevelPlan {
  readonly mind: Mind
  /** The game's own player, who does not think ahead. */
  readonly policy: AgentKind
  readonly settings: LevelSettings
  readonly clock?: Clock
}

/** The four levels that every game offers, from what it knows of good play and how each of them uses it. */
export function levels({ mind, policy, settings, clock = wallClock }: LevelPlan): Readonly<Record<Level, AgentKind>> {
  const { easy, strong, master } = whole(settings)
  return {
    easy: slippingAgent({
      about: 'Plays sensibly and slips now and then: good company for a first game.',
      mind,
      policy,
      slips: easy.slips,
      settings: strong,
    }),
    fair: { ...policy, about: 'Takes what looks best at the moment, at once.' },
    strong: searchAgent({
      about: 'Thinks ahead before every answer, for a third of a second at most.',
      mind,
      policy,
      settings: strong,
      clock,
    }),
    master: searchAgent({
      about: 'Thinks ahead as far as it can, for two seconds at most.',
      mind,
      policy,
      settings: master,
      clock,
    }),
  }
}

/** Settings may come from a file, which no compiler has seen. */
function whole(settings: LevelSettings): LevelSettings {
  const given: Partial<Record<Level, object>> = settings ?? {}
  const missing = SET.filter((level) => given[level] === undefined)
  if (missing.length === 0) return settings
  throw new Error(
    `The levels of a game need settings, and there are none for ${missing.join(' and ')}: ` +
      'give { easy: { slips: 0.3 }, strong: { budget: { ms: 300 }, … }, master: { budget: { ms: 2000 }, … } }, a LevelSettings of @turnwright/search',
  )
}

/**
 * A game's agents and its levels beside them. The call is marked as pure where a game makes its module, so that a page
 * which draws its board and never lets it think leaves all of it out.
 */
export function withLevels<Agents extends Readonly<Record<string, AgentKind>>>(
  agents: Agents,
  plan: LevelPlan,
): Agents & Readonly<Record<Level, AgentKind>> {
  return { ...agents, ...levels(plan) }
}
