import { pathToFileURL } from 'node:url'
import type { GameModule } from '@turnwright/kernel'
import { entryOf } from './entry-of.ts'
import { modulesIn } from './modules-in.ts'
import { NoGame } from './no-game.ts'
import { tryOut } from './try-out.ts'

/** Games from outside of this repository, for this process and for its threads. */
export interface OutsideGames {
  readonly games: readonly GameModule[]
  /** The address of a module that exports the same list as `games`. */
  readonly gamesUrl: string
}

export interface Opening {
  /** Where paths begin. */
  readonly cwd: string
  /** Ids that are taken, such as those of games whose boards the page brings along. */
  readonly taken: readonly string[]
}

const ID = /^[a-z][a-z0-9-]{0,59}$/

/** Opens the games in folders, files or packages, and plays a little of each. Throws a NoGame that says what is wrong. */
export async function openGames(places: readonly string[], { cwd, taken }: Opening): Promise<OutsideGames> {
  const addresses = places.map((place) => pathToFileURL(entryOf(place, cwd)).href)
  const games = (await Promise.all(addresses.map((address) => modulesIn(address)))).flat()
  const ids = new Set(taken)
  for (const { definition } of games) {
    const { id, name } = definition
    if (!ID.test(id))
      throw new NoGame(
        `The id of ${name} is "${id}": write it with small letters, digits and hyphens, such as "my-game".`,
      )
    if (ids.has(id)) throw new NoGame(`There is a game "${id}" already: choose another id for ${name}.`)
    ids.add(id)
  }
  const list = new URL('./listed.ts', import.meta.url)
  for (const address of addresses) list.searchParams.append('from', address)
  for (const { definition } of games) await tryOut(definition.id, list.href)
  return { games, gamesUrl: list.href }
}
