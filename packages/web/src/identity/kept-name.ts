import { guestName } from './guest-name.ts'

const KEY = 'turnwright:name'

/** What somebody is called in this browser, whatever becomes of the cookie: the name they took, else a guest's that stays. */
export class KeptName {
  readonly #storage: () => Pick<Storage, 'getItem' | 'setItem'> & Partial<Pick<Storage, 'removeItem'>>
  /** For a browser that keeps nothing. */
  #name: string | null = null

  constructor(storage: () => Pick<Storage, 'getItem' | 'setItem'> & Partial<Pick<Storage, 'removeItem'>>) {
    this.#storage = storage
  }

  /** The page shows it before anybody has sat down anywhere. */
  read(): string {
    return this.#name ?? this.#stored() ?? this.keep(guestName())
  }

  keep(name: string): string {
    this.#name = name
    try {
      this.#storage().setItem(KEY, name)
    } catch {
      // It lasts as long as the page.
    }
    return name
  }

  /** Whoever signed out is somebody new. */
  forget(): void {
    this.#name = null
    try {
      this.#storage().removeItem?.(KEY)
    } catch {
      // Nothing was kept.
    }
  }

  #stored(): string | null {
    try {
      return this.#storage().getItem(KEY)
    } catch {
      return null
    }
  }
}

export const keptName = new KeptName(() => localStorage)
