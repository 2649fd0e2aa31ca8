import type { GameModule } from '@turnwright/kernel'
import { isGameModule } from './is-game-module.ts'
import { NoRules } from './no-rules.ts'
import { outsideRules } from './outside-rules.ts'

/** Games that come along are found by their folder: adding one needs no line here. */
const games = import.meta.glob<Readonly<Record<string, unknown>>>('../../../../games/*/index.ts')

/** Fetches the rules of a game, and its players. Throws a NoRules where they cannot be had. */
export async function rulesOf(game: string): Promise<GameModule> {
  const fetchIt = games[`../../../../games/${game}/index.ts`]
  if (fetchIt === undefined) return outsideRules(game, Object.keys(games).map(idIn))
  const exported = await fetchIt().catch(() => {
    throw new NoRules(`The rules of “${game}” could not be fetched.`, 'Try again.')
  })
  const module = Object.values(exported).find(isGameModule)
  if (module === undefined) throw new Error(`there is no game in the folder of ${game}`)
  return module
}

/** A folder is called as its game. */
function idIn(path: string): string {
  return path.split('/').at(-2) ?? path
}
