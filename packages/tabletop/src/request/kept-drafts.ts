import type { Draft, Pick as Picked } from './draft.ts'
import type { Drafts } from './offers.ts'

/** What is chosen but not sent, where it outlives the page. A browser may refuse its storage: then it does not. */
export class KeptDrafts {
  readonly #name: string
  readonly #storage: () => Pick<Storage, 'getItem' | 'setItem'>

  constructor(name: string, storage: () => Pick<Storage, 'getItem' | 'setItem'>) {
    this.#name = name
    this.#storage = storage
  }

  read(): Drafts {
    try {
      const stored: unknown = JSON.parse(this.#storage().getItem(this.#name) ?? '{}')
      const drafts = Object.entries(Object(stored) as Record<string, unknown>)
      return Object.fromEntries(drafts.filter((each): each is [string, Draft] => isDraft(each[1])))
    } catch {
      return {}
    }
  }

  keep(drafts: Drafts): void {
    try {
      this.#storage().setItem(this.#name, JSON.stringify(drafts))
    } catch {
      // As above.
    }
  }
}

function isDraft(value: unknown): value is Draft {
  return Array.isArray(value) && value.every(isPick)
}

function isPick(value: unknown): value is Picked {
  const { id, inner } = Object(value) as Partial<Picked>
  return (typeof id === 'string' || typeof id === 'number') && isDraft(inner)
}
