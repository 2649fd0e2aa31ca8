import type { Store } from '../store/store.ts'

/** What a call of the store came to: null where it went well. */
export type StoreOutcome = (error: unknown) => void

export interface StoreWatcher {
  /** A call begins; gives what is told of its end. */
  storeCalled(operation: keyof Store, args: readonly unknown[]): StoreOutcome
}

/** The same store, of whose calls watchers hear. Where nobody watches, the store itself. */
export function watchedStore(store: Store, watchers: readonly StoreWatcher[]): Store {
  if (watchers.length === 0) return store
  const calls = new Map<PropertyKey, unknown>()
  const watched = (operation: keyof Store) => {
    return async (...args: readonly unknown[]): Promise<unknown> => {
      const outcomes = watchers.map((watcher) => watcher.storeCalled(operation, args))
      try {
        const value: unknown = await Reflect.apply(store[operation] as () => unknown, store, args)
        for (const tell of outcomes) tell(null)
        return value
      } catch (error) {
        for (const tell of outcomes) tell(error)
        throw error
      }
    }
  }
  return new Proxy(store, {
    get: (_, operation) => calls.getOrInsertComputed(operation, () => watched(operation as keyof Store)),
  })
}
