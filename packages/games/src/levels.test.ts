import type { AgentKind, GameModule } from '@turnwright/kernel'
import { createGame } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { LEVELS, type Level, planOf, searchAgent, type Settings } from '@turnwright/search'
import { explore, gameUnderTest, isSoaking, keepsSecrets, soakable } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { tableByNumber, tablesToSeeAll } from './fixtures/table-by-number.ts'
import { games } from './index.ts'

const TIMEOUT = soakable(5 * 60_000, 12 * 60 * 60_000)
const PLAYOUTS = 4
/** Of every level, shared out over tables of every size with all choices of their options. */
const GAMES = soakable(2, 1000)
/** At most 300 ms and two seconds: what is begun is played to its end, and needs a reserve. */
const BUDGETS: Readonly<Record<Level, number>> = { easy: 0, fair: 0, strong: 280, master: 1950 }

const minded = games.filter(({ mind }) => mind !== undefined)

/** The same player with a small budget of playouts: it does what it would do, quickly, and the same again. */
function quick(kind: AgentKind | undefined, changed: Partial<Settings> = {}): AgentKind {
  if (kind === undefined) throw new Error('there is no such level')
  const plan = planOf(kind)
  if (plan === null) return kind
  const settings = { ...plan.settings, budget: { playouts: PLAYOUTS }, deals: 2, ...changed }
  // Without `slow`: checks ask those alone who answer at once.
  return { about: kind.about, imagines: true, create: (chance) => searchAgent({ ...plan, settings }).create(chance) }
}

describe.each(minded.map((module) => [module.definition.id, module] as const))('the levels of %s', (_id, module) => {
  test('are four, each with a sentence, and those that think ahead keep to their time', () => {
    const { agents }: { readonly agents: Readonly<Record<string, AgentKind>> } = module
    for (const level of LEVELS) {
      expect(agents[level]?.about).toMatch(/^[A-Z].*\.$/)
      expect(planOf(agents[level])?.settings.budget.ms ?? 0).toBe(BUDGETS[level])
      expect(agents[level]?.slow ?? false).toBe(BUDGETS[level] > 0)
    }
  })

  test('know nothing that their seat does not: in deals that look alike to it they answer the same', {
    timeout: TIMEOUT,
  }, () => {
    const levels = LEVELS.map((level) => [level, quick(module.agents[level])] as const)
    // The way of searching that no level uses must be as fair.
    const tree = quick(module.agents['strong'], { tree: { explores: 1, depth: 3 }, budget: { playouts: PLAYOUTS / 2 } })
    const agents = Object.fromEntries([...levels, ['tree', tree]])
    const subject = gameUnderTest({ ...module, agents } as GameModule, { games: 1 })
    const tables = isSoaking() ? tablesToSeeAll(module) : 1
    for (let number = 0; number < tables; number++) {
      // Whoever sits alone has options of their own, and so have two.
      const few = tableByNumber(module, module.definition.seats.min, number)
      for (const table of [few, tableByNumber(module, 2, number + 1)])
        expect(explore(subject, keepsSecrets, table)).toBeGreaterThan(0)
    }
  })

  test('play games with each other to the end without an illegal answer', { timeout: TIMEOUT }, () => {
    const { seats } = module.definition
    const sizes = (isSoaking() ? seats.max : 2) - seats.min + 1
    const kinds = LEVELS.map((level) => quick(module.agents[level]))
    const finished = LEVELS.map(() => 0)
    for (let number = 0; Math.min(...finished) < GAMES; number++) {
      const players = seats.min + (number % sizes)
      const { options } = tableByNumber(module, players, Math.floor(number / sizes))
      const names = Array.from({ length: players }, (_, seat) => `player ${seat + 1}`)
      const game = createGame(module.definition, { players: names, seed: `levels ${number}`, options })
      game.keepCheckpoints()
      const levels = names.map((_, seat) => (Math.floor(number / sizes) * players + seat) % LEVELS.length)
      for (const [seat, level] of levels.entries())
        game.seatResponder(seat, (kinds[level] as AgentKind).create(Random.fromSeed(`${number} ${seat}`)))
      game.run()
      expect(game.fault?.message).toBeUndefined()
      expect(game.result).not.toBeNull()
      for (const level of new Set(levels)) finished[level] = (finished[level] ?? 0) + 1
    }
  })
})
