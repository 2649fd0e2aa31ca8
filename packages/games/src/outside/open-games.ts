import { pathToFileURL } from 'node:url'
import type { GameModule } from '@turnwright/kernel'
import { entryOf } from './entry-of.ts'
import { homeOf, lookBeside, type OutsideLook } from './look-of.ts'
import { modulesIn } from './modules-in.ts'
import { neverLoadsAt } from './never-loads.ts'
import { NoGame } from './no-game.ts'
import { tryOut } from './try-out.ts'

/** Games from outside of this repository, for this process and for its threads. */
export interface OutsideGames {
  readonly games: readonly GameModule[]
  /** The address of a module that exports the same list as `games`. */
  readonly gamesUrl: string
  /** What each brings for the page. */
  readonly looks: readonly OutsideLook[]
}

export interface Opening {
  /** Where paths begin. */
  readonly cwd: string
  /** Games whose boards the page brings along: these may be opened too, and no other goes by their ids. */
  readonly broughtAlong: readonly GameModule[]
  /** After so many milliseconds without a question rules go on for ever; five seconds unless somebody says. */
  readonly patience?: number
  /** A file that loads for so many milliseconds loads for ever; fifteen seconds unless somebody says. */
  readonly loading?: number
}

const ID = /^[a-z][a-z0-9-]{0,59}$/

/** Opens the games in folders, files or packages, and plays a little of each. Throws a NoGame that says what is wrong. */
export async function openGames(
  places: readonly string[],
  { cwd, broughtAlong, patience, loading }: Opening,
): Promise<OutsideGames> {
  const entries = places.map((place) => entryOf(place, cwd))
  const addresses = entries.map((entry) => pathToFileURL(entry).href)
  for (const entry of entries) {
    const loop = await neverLoadsAt(entry, homeOf(entry), loading)
    if (loop !== null)
      throw new NoGame(`The game cannot be loaded: it never comes to its end. Look for a loop at ${loop}.`)
  }
  const found = await Promise.all(addresses.map((address) => modulesIn(address)))
  const games = found.flat()
  const ids = new Set<string>()
  for (const { definition } of games) {
    const { id, name } = definition
    if (!ID.test(id))
      throw new NoGame(
        `The id of ${name} is "${id}": write it with small letters, digits and hyphens, such as "my-game".`,
      )
    const another = broughtAlong.find((each) => each.definition.id === id && each.definition !== definition)
    if (ids.has(id) || another !== undefined)
      throw new NoGame(`There is a game "${id}" already: choose another id for ${name}.`)
    ids.add(id)
  }
  const list = new URL('./listed.ts', import.meta.url)
  for (const address of addresses) list.searchParams.append('from', address)
  for (const [at, entry] of entries.entries())
    for (const { definition } of found[at] ?? [])
      await tryOut({ id: definition.id, gamesUrl: list.href, folder: homeOf(entry) }, patience)
  const drawn = new Set(broughtAlong.map(({ definition }) => definition.id))
  const looks = looksBeside(entries, found).filter(({ game }) => !drawn.has(game))
  return { games, gamesUrl: list.href, looks }
}

function looksBeside(entries: readonly string[], found: readonly (readonly GameModule[])[]): readonly OutsideLook[] {
  const looks = entries.flatMap((entry, at) => {
    const look = lookBeside(entry)
    return (found[at] ?? []).map(({ definition }) => ({ game: definition.id, module: entry, ...look }))
  })
  const boards = looks.flatMap(({ board }) => board ?? [])
  const twice = boards.find((board, at) => boards.indexOf(board) !== at)
  if (twice === undefined) return looks
  throw new NoGame(`${twice} is one board, and several games stand beside it: give each a folder of its own.`)
}
