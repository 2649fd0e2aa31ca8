import { games } from '@turnwright/games'
import { summaryOf } from '@turnwright/table'
import type { Plugin } from 'vite'

const NAME = 'virtual:game-catalog'
const RESOLVED = `\0${NAME}`

/** What a lobby says of the games, in a module of its own: with the network off no server can tell. */
export function gameCatalog(): Plugin {
  return {
    name: 'turnwright:game-catalog',
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    load: (id) => (id === RESOLVED ? `export const catalog = ${JSON.stringify(games.map(summaryOf))}` : null),
  }
}
