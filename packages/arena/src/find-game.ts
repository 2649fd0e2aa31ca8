import { modules } from '@turnwright/games/modules'
import type { GameModule } from '@turnwright/kernel'

/** Where the games are found unless somebody says: threads load them from there as well. */
export const GAMES_URL: string = import.meta.resolve('@turnwright/games')

/** A game by its id, out of the list that a module exports as `games`. Of our own only that one is loaded. */
export async function findGame(gamesUrl: string, id: string): Promise<GameModule> {
  const own = gamesUrl === GAMES_URL && Object.hasOwn(modules, id) ? modules[id] : undefined
  if (own !== undefined) return own()
  const { games } = (await import(gamesUrl)) as { readonly games: readonly GameModule[] }
  const found = games.find(({ definition }) => definition.id === id)
  if (found === undefined) throw new Error(`There is no game "${id}" to play a series of`)
  return found
}
