import type { AgentPlayer } from '@turnwright/arena'
import type { GameModule } from '@turnwright/kernel'
import { planOf, type Settings } from '@turnwright/search'
import { Mistake } from '../mistake.ts'

/** Whose mind all of them use. */
const LIKE = 'strong'

/** Ways to think with the mind of a game, for whoever compares them: `strong`, but for these settings. */
const WAYS: Readonly<Record<string, Partial<Settings>>> = {
  search: {},
  tree: { tree: { explores: 1, depth: 3 } },
  whole: { turns: null },
  // Every answer is judged once or twice, and nothing is left to chance but the rest of the turn.
  net: { budget: { playouts: 24 }, deals: 1, margin: 0 },
}

/** The player that a way of thinking means in a game; null where the name is none, or the game has an agent of that name. */
export function wayNamed(name: string, module: GameModule, seats: number): AgentPlayer | null {
  const settings = Object.hasOwn(WAYS, name) ? WAYS[name] : undefined
  if (settings === undefined || module.agents[name] !== undefined || module.agents[LIKE] === undefined) return null
  if (name === 'net' && !hasNet(module, seats))
    throw new Mistake(
      `${module.definition.name} has no net for tables of ${seats}. Those who think ahead there: ${thinkers(module, seats).join(', ')}.`,
      'tournament',
    )
  return { kind: 'agent', agent: LIKE, ...(Object.keys(settings).length === 0 ? {} : { settings }) }
}

/** Who may be given a budget at such a table. */
export function thinkers(module: GameModule, seats: number): readonly string[] {
  const own = Object.keys(module.agents).filter((name) => planOf(module.agents[name]) !== null)
  if (module.agents[LIKE] === undefined) return own
  const ways = Object.keys(WAYS).filter((way) => way !== 'net' || hasNet(module, seats))
  return [...new Set([...own, ...ways])]
}

function hasNet({ mind }: GameModule, seats: number): boolean {
  return mind?.nets?.includes(seats) === true
}
