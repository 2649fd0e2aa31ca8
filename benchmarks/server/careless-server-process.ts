import { type ServerOptions, startServer } from '@turnwright/server'
import { games, gamesUrl } from './games.ts'
import { serving } from './serving.ts'

type Store = Parameters<NonNullable<ServerOptions['wrapStore']>>[0]

const [dataDir = ''] = process.argv.slice(2)

/** Says of every answer that it is durable, and keeps none. */
function careless(store: Store): Store {
  return new Proxy(store, {
    get: (target, name: keyof Store) => {
      if (name === 'save')
        return async (change: Parameters<Store['save']>[0]) => {
          if (change.entries.length === 0) await target.save(change)
        }
      const member = target[name] as (...args: never[]) => unknown
      return member.bind(target)
    },
  })
}

/** A server with the worst of faults, to see that measuring it finds the fault. */
const { port } = await startServer({ port: 0, dataDir, games, gamesUrl, limits: null, wrapStore: careless })
serving(port)
