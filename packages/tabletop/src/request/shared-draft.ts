import { useSyncExternalStore } from 'react'

/** Where a draft outlives the page: a browser's storage, and how to trust what is read from it. */
export interface DraftKeeper<Draft> {
  readonly name: string
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>
  /** Null for anything that is no such draft. */
  readonly read: (stored: unknown) => Draft | null
}

/**
 * A structured answer in the making. Board and request panel both show and change it, though they stand in different
 * parts of the page; it lives as long as its request, and every step can be taken back.
 */
export class SharedDraft<Draft> {
  readonly #empty: Draft
  readonly #keeper: DraftKeeper<Draft> | null
  readonly #listeners = new Set<() => void>()
  #request = ''
  #draft: Draft
  #before: readonly Draft[] = []

  constructor(empty: Draft, keeper: DraftKeeper<Draft> | null = null) {
    this.#empty = empty
    this.#keeper = keeper
    this.#draft = empty
  }

  of(request: string): Draft {
    if (request !== this.#request) this.#open(request)
    return this.#draft
  }

  put(request: string, draft: Draft): void {
    this.#before = [...this.#before, this.of(request)]
    this.#change(draft)
  }

  /** Takes the last step back. False when none was made. */
  takeBack(request: string): boolean {
    const now = this.of(request)
    const last = this.#before.at(-1)
    // A draft that outlived its page has lost its steps: it goes as a whole.
    if (last === undefined && now === this.#empty) return false
    this.#before = this.#before.slice(0, -1)
    this.#change(last ?? this.#empty)
    return true
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #open(request: string): void {
    this.#request = request
    this.#before = []
    this.#draft = this.#kept() ?? this.#empty
  }

  #change(draft: Draft): void {
    this.#draft = draft
    this.#keep()
    for (const listener of this.#listeners) listener()
  }

  /** A browser may refuse its storage: then a draft lives as long as its page. */
  #kept(): Draft | null {
    try {
      const stored = JSON.parse(this.#keeper?.storage().getItem(this.#keeper.name) ?? 'null')
      return stored?.request === this.#request ? (this.#keeper?.read(stored.draft) ?? null) : null
    } catch {
      return null
    }
  }

  #keep(): void {
    try {
      const kept = JSON.stringify({ request: this.#request, draft: this.#draft })
      this.#keeper?.storage().setItem(this.#keeper.name, kept)
    } catch {
      // As above.
    }
  }
}

export function useSharedDraft<Draft>(shared: SharedDraft<Draft>, request: string): Draft {
  const read = () => shared.of(request)
  return useSyncExternalStore(shared.subscribe, read, read)
}
