import { useSyncExternalStore } from 'react'

/**
 * A structured answer in the making. Board and request panel both show and change it, though they stand in different
 * parts of the page; it lives as long as its request.
 */
export class SharedDraft<Draft> {
  readonly #empty: Draft
  readonly #listeners = new Set<() => void>()
  #request = ''
  #draft: Draft

  constructor(empty: Draft) {
    this.#empty = empty
    this.#draft = empty
  }

  of(request: string): Draft {
    return request === this.#request ? this.#draft : this.#empty
  }

  put(request: string, draft: Draft): void {
    this.#request = request
    this.#draft = draft
    for (const listener of this.#listeners) listener()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

export function useSharedDraft<Draft>(shared: SharedDraft<Draft>, request: string): Draft {
  const read = () => shared.of(request)
  return useSyncExternalStore(shared.subscribe, read, read)
}
