import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Enough that the file is touched a few times a second at most, few enough that no copy takes long. */
const COMMITS_BETWEEN_COPIES = 100

/**
 * Keeps the write-ahead log copied back into the file, in a thread of its own. A checkpoint in the writer thread would
 * make everybody wait for as long as it takes; left with the last few pages, the writer's own is over at once.
 */
export class LogCopier {
  readonly #path: string
  /** Started once there is something to copy: a house without guests has no use for it. */
  #thread: Worker | null = null
  #commits = 0
  #isCopying = false

  constructor(path: string) {
    this.#path = path
  }

  noteCommit(): void {
    this.#commits++
    if (this.#isCopying || this.#commits < COMMITS_BETWEEN_COPIES) return
    this.#commits = 0
    this.#isCopying = true
    this.#thread ??= this.#start()
    this.#thread.postMessage('copy')
  }

  async close(): Promise<void> {
    if (this.#thread === null) return
    const ended = once(this.#thread, 'exit')
    this.#thread.postMessage('close')
    await ended
  }
  #start(): Worker {
    const thread = new Worker(new URL('./log-copying-thread.ts', import.meta.url), { workerData: { path: this.#path } })
    thread.on('message', () => {
      this.#isCopying = false
    })
    // Without it the writer copies all pages itself, as SQLite does by default.
    thread.on('error', () => {
      this.#isCopying = true
    })
    return thread
  }
}
