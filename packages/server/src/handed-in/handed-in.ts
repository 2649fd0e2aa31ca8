import { createHash } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '../refusal.ts'
import type { Report } from '../tables/surroundings.ts'
import { ThreadPool } from '../threads/thread-pool.ts'
import { WaitingRoom } from '../threads/waiting-room.ts'
import type { VerifiedRecord } from './verified-record.ts'

/** A record may be made to last: no game of ours takes so long. */
const LONGEST_REPLAY = 10_000
const MOST_WAITING = 20
const MOST_WAITING_EACH = 2
/** Of some hundred kilobytes each at most: nobody fills a disk with them. */
const MOST_KEPT = 2_000
const A_DAY = 24 * 60 * 60 * 1_000

export interface HandedIn {
  readonly id: string
  readonly game: string
}

/**
 * Records of games that people played without this server and gave to whoever runs it. Each is played again before it is
 * kept, in a folder that nothing of the server reads: such a game is no table, and counts for no rating, deal or result.
 */
export class HandedInRecords {
  readonly #folder: string
  readonly #report: Report
  readonly #threads: ThreadPool<string, VerifiedRecord | string>
  readonly #room = new WaitingRoom(MOST_WAITING, MOST_WAITING_EACH, 'Many records are being handed in just now.')
  /** One file after the other: the same record may be handed in twice at once, and all of them are counted. */
  #written: Promise<unknown> = Promise.resolve()

  constructor(folder: string, gamesUrl: string, report: Report) {
    this.#folder = folder
    this.#report = report
    const body = new URL('./verifying-thread.ts', import.meta.url)
    this.#threads = new ThreadPool({ body, gamesUrl, size: 1, patience: LONGEST_REPLAY })
  }

  /** The same record handed in twice is kept once. `from` is what is stored of the address. */
  async keep(record: string, from: string): Promise<HandedIn> {
    const verified = await this.#room
      .inTurn(from, () => this.#threads.run(record))
      .catch((error: unknown) => {
        if (error instanceof Refusal) throw error
        throw notKept('This record takes too long to play.')
      })
    if (typeof verified === 'string') throw notKept(verified)
    const { game, text } = verified
    const id = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    const written = this.#written.then(() => this.#write(`${game}-${id}.json`, text))
    this.#written = written.catch(() => undefined)
    await written
    return { id, game }
  }

  /** Removes those that were handed in more than so many days ago. */
  async forgetOlderThan(days: number, now: number): Promise<void> {
    for (const name of await namesIn(this.#folder)) {
      const path = join(this.#folder, name)
      const { mtimeMs } = await stat(path)
      if (now - mtimeMs > days * A_DAY) await rm(path, { force: true })
    }
  }

  async stop(): Promise<void> {
    await this.#threads.stop()
  }

  async #write(name: string, text: string): Promise<void> {
    const names = await namesIn(this.#folder)
    if (names.includes(name)) return
    if (names.length >= MOST_KEPT)
      throw new Refusal('refused', 'This server has as many records from offline games as it keeps.', {
        next: 'Keep the record as a file.',
      })
    const path = join(this.#folder, name)
    try {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 })
      // Nobody finds half a record, whenever the power fails.
      await using file = await open(`${path}.new`, 'w', 0o600)
      await file.writeFile(text)
      await file.sync()
      await rename(`${path}.new`, path)
    } catch (error) {
      await rm(`${path}.new`, { force: true }).catch(() => undefined)
      this.#report('handed-in record not kept', { error: error instanceof Error ? error.name : typeof error })
      throw new Refusal('not-stored')
    }
  }
}

function notKept(why: string): Refusal {
  return new Refusal('bad-record', why, { next: 'The game stays in your browser, and can be kept as a file.' })
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.json'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
