import { games } from '@turnwright/games'
import { NoGame, openGames, type OutsideGames } from '@turnwright/games/outside'
import { Mistake } from './mistake.ts'

/** Those of this platform. */
export const gameIds: readonly string[] = games.map(({ definition }) => definition.id)

/** Opens games of somebody's own; what is wrong with them is told to whoever named them. */
export async function openOutside(places: readonly string[], command: string): Promise<OutsideGames> {
  try {
    // The page would draw another game of the same id on that one's board.
    return await openGames(places, { cwd: process.cwd(), broughtAlong: games })
  } catch (error) {
    if (error instanceof NoGame) throw new Mistake(error.message, command)
    throw error
  }
}
