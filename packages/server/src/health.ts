import { statfs } from 'node:fs/promises'
import { Refusal } from './refusal.ts'
import type { Store } from './store/store.ts'

/** Asked more often, it says the same again: asking costs a write. */
const GOOD_FOR = 1_000
/** What a busy hour writes, so that whoever watches hears of it before people do. */
const LEAST_FREE = 32 * 1024 * 1024

/** Whether what people send now could be stored. Asked often, it looks once a second. */
export class Health {
  readonly #store: Store
  readonly #folder: string
  #last: Promise<void> = Promise.resolve()
  #askedAt = Number.NEGATIVE_INFINITY

  constructor(store: Store, folder: string) {
    this.#store = store
    this.#folder = folder
  }

  mustBeGood(): Promise<void> {
    if (performance.now() - this.#askedAt < GOOD_FOR) return this.#last
    this.#askedAt = performance.now()
    this.#last = this.#look()
    return this.#last
  }

  async #look(): Promise<void> {
    await this.#store.check().catch(() => {
      throw new Refusal('not-stored', 'The store cannot be written.')
    })
    const { bavail, bsize } = await statfs(this.#folder)
    if (bavail * bsize < LEAST_FREE) throw new Refusal('not-stored', 'The disk is nearly full.')
  }
}
