import type { ServerOptions } from '@turnwright/server'
import { seedOf } from './script.ts'

type Wrapping = NonNullable<ServerOptions['wrapStore']>

/** Whoever opens a table gets the deal that their script was written for. All else is the store's own, and costs nothing more. */
export const dealtByName: Wrapping = (store) => {
  const create = store.create.bind(store)
  store.create = (table, bounds, from) => create({ ...table, seed: seedOf(table.seats[0]?.name ?? '') }, bounds, from)
  return store
}
