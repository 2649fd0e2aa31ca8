import { readFileSync } from 'node:fs'
import { games as all } from '@turnwright/games'
import type { GameModule } from '@turnwright/kernel'
import { mindWith, type NetFile, planOf, searchAgent } from '@turnwright/search'

/** All games, with further agents in the one that a net was trained for: this module is loaded as `net-games.ts?net=FILE`. */
const file = new URL(import.meta.url).searchParams.get('net')
if (file === null) throw new Error('name the net behind the module: net-games.ts?net=FILE')
const net = JSON.parse(readFileSync(file, 'utf8')) as NetFile

export const games: readonly GameModule[] = all.map((module) =>
  module.definition.id === net.game ? withNet(module) : module,
)

/**
 * Those that think ahead also sit there with the net in their minds, whatever rules it was trained under: how well it plays
 * by those of today is what they are there to tell.
 */
function withNet(module: GameModule): GameModule {
  const { game, rules } = net
  const made = Object.entries(module.agents).flatMap(([name, kind]) => {
    const plan = planOf(kind)
    if (plan === null) return []
    return [[`${name}-net`, searchAgent({ ...plan, mind: mindWith(plan.mind, net, { game, rules }) })] as const]
  })
  return { ...module, agents: { ...module.agents, ...Object.fromEntries(made) } }
}
