import type { GameModule } from '@turnwright/kernel'
import { modulesIn, NoGame } from '@turnwright/games/outside'
import type { GameFacts } from '../wire.ts'

/** A game as a file exports it. */
export interface OpenRules {
  readonly module: GameModule
  /** The name under which it is exported, for those who import it. */
  readonly exported: string
  readonly facts: GameFacts
}

export async function openRules(address: string): Promise<OpenRules> {
  const [module, another] = await modulesIn(address)
  if (module === undefined || another !== undefined)
    throw new NoGame(`${decodeURI(new URL(address).pathname)} exports several games: name the file of one of them.`)
  const all = (await import(address)) as Readonly<Record<string, unknown>>
  const exported = Object.keys(all).find((name) => name !== 'default' && all[name] === module)
  if (exported === undefined)
    throw new NoGame(`The game is a default export: give it a name, \`export const game: GameModule = { … }\`.`)
  const { definition, about } = module
  const { id, name, seats } = definition
  const options = (about.options ?? []).map(({ key, title, choices, default: usual }) => ({
    key,
    title,
    choices,
    default: usual,
  }))
  return { module, exported, facts: { id, name, seats, options, viewWords: definition.viewWords ?? {} } }
}
