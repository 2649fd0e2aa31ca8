import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { neverLoadsAt, reasonOf } from '@turnwright/games/outside'
import { Mistake } from './mistake.ts'

/** What stands in `turnwright.config.ts`, as its default export. */
export interface TurnwrightConfig {
  /** The games that are served: folders, files or packages. */
  readonly games: readonly string[]
}

const NAME = 'turnwright.config.ts'

/** The settings of the project in a folder; null where it has none. */
export async function readConfig(
  command: string,
  folder: string = process.cwd(),
  patience?: number,
): Promise<TurnwrightConfig | null> {
  const path = resolve(folder, NAME)
  if (!existsSync(path)) return null
  const loop = await neverLoadsAt(path, folder, patience)
  if (loop !== null)
    throw new Mistake(`${NAME} cannot be read: it never comes to its end. Look for a loop at ${loop}.`, command)
  const { default: config } = await load(path, command)
  if (isConfig(config)) return config
  throw new Mistake(`${NAME} names no games: export default { games: ['./my-game'] }`, command)
}

async function load(path: string, command: string): Promise<{ readonly default?: unknown }> {
  try {
    return (await import(pathToFileURL(path).href)) as { readonly default?: unknown }
  } catch (error) {
    throw new Mistake(`${NAME} cannot be read: ${reasonOf(error)}`, command)
  }
}

function isConfig(value: unknown): value is TurnwrightConfig {
  if (typeof value !== 'object' || value === null || !('games' in value)) return false
  const { games } = value
  return Array.isArray(games) && games.length > 0 && games.every((game) => typeof game === 'string')
}
