import { boardBeside, homeOf } from '@turnwright/games/outside'
import type { BuiltLook } from '@turnwright/protocol'
import { buildForPage } from '@turnwright/server/looks'
import { BOARD, watchFolder } from '@turnwright/workbench'

/** The board in the folder as the page fetches it; null where there is none. */
export interface BoardNow {
  readonly board: BuiltLook | null
  /** Why what was saved last cannot be shown. */
  readonly problem: string | null
}

/** The board of a game while it is written: built beside a page that was built before, and again whenever it is saved. */
export class AuthorsBoard {
  readonly #entry: string
  readonly #page: string
  readonly #listeners = new Set<(now: BoardNow) => void>()
  #files: ReadonlyMap<string, Buffer> = new Map()
  #now: BoardNow = { board: null, problem: null }
  /** One build after the other: what was saved last is shown last. */
  #turn: Promise<void>
  readonly #stopWatching: () => void

  constructor(entry: string, page: string) {
    this.#entry = entry
    this.#page = page
    this.#turn = this.#build()
    this.#stopWatching = watchFolder(homeOf(entry), BOARD, () => {
      this.#turn = this.#turn.then(() => this.#build())
    })
  }

  close(): void {
    this.#stopWatching()
  }

  /** A file of the built board, by its path. */
  file(path: string): Buffer | null {
    return this.#files.get(path) ?? null
  }

  /** Tells what the board is, and whenever it has changed, until nobody listens any more. */
  follow(listener: (now: BoardNow) => void): () => void {
    const begin = this.#turn.then(() => {
      listener(this.#now)
      this.#listeners.add(listener)
    })
    return () => void begin.then(() => this.#listeners.delete(listener))
  }

  async #build(): Promise<void> {
    const before = JSON.stringify(this.#now)
    try {
      const file = boardBeside(this.#entry)
      if (file === null) this.#now = { board: null, problem: null }
      else {
        const { script, styles, files } = await buildForPage(this.#page, {
          game: 'board',
          file,
          kind: 'board',
          isMapped: true,
        })
        // A page that was told of the board before may still be fetching it.
        this.#files = new Map([...this.#files, ...files])
        this.#now = { board: { script, styles }, problem: null }
      }
    } catch (error) {
      this.#now = { ...this.#now, problem: error instanceof Error ? error.message : String(error) }
    }
    // Names change with what is in a file: what was saved without a change of the board is no news.
    if (JSON.stringify(this.#now) !== before) for (const listener of this.#listeners) listener(this.#now)
  }
}
