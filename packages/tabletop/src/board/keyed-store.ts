import { useSyncExternalStore } from 'react'

/**
 * A value for some keys. Only the parts of the page that look at a key are drawn again when its value changes, so that
 * pointing at a card does not draw the whole table anew.
 */
export class KeyedStore<Value> {
  #values: ReadonlyMap<string, Value> = new Map()
  readonly #listeners = new Set<() => void>()

  get(key: string): Value | undefined {
    return this.#values.get(key)
  }

  /** In the order in which they were set. */
  get keys(): readonly string[] {
    return [...this.#values.keys()]
  }

  /** Replaces everything. */
  replace(values: ReadonlyMap<string, Value>): void {
    if (values.size === 0 && this.#values.size === 0) return
    this.#values = values
    for (const listener of this.#listeners) listener()
  }

  set(key: string, value: Value): void {
    this.replace(new Map(this.#values).set(key, value))
  }

  delete(key: string): void {
    if (!this.#values.has(key)) return
    const rest = new Map(this.#values)
    rest.delete(key)
    this.replace(rest)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

export function useKeyed<Value>(store: KeyedStore<Value>, key: string | null): Value | undefined {
  const read = () => (key === null ? undefined : store.get(key))
  return useSyncExternalStore(store.subscribe, read, read)
}
