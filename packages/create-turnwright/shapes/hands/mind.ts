import { randomAgent } from '@turnwright/kernel'
import type { Mind } from '@turnwright/kernel/search'
import { type LevelSettings, winShare, withLevels } from '@turnwright/search'
import { thrifty } from './agent.ts'
import type { Said, State, View } from './index.ts'

/** Imagined games are played on by the game's own player, to the end, and what counts is who wins. */
export const mind: Mind<State, Record<string, never>, View, Said> = {
  unit: 'chance',
  rollout: (_world, _seat, chance) => thrifty.create(chance),
  evaluate: ({ result }, seat) => (result === null ? Number.NaN : winShare(result, seat)),
  turn: ({ state }) => state.won.flat().length / 2,
}

const ahead = { turns: null, width: 12, margin: 1, deals: 8, kept: 0.5, noise: 0, sure: 3 }
const settings: LevelSettings = {
  easy: { slips: 0.3 },
  strong: { ...ahead, budget: { playouts: 400, ms: 300 } },
  master: { ...ahead, budget: { playouts: 4000, ms: 2000 } },
}

/** The module in index.ts takes them in place of its own: `agents, mind`. */
export const agents = withLevels({ random: randomAgent, thrifty }, { mind, policy: thrifty, settings })
