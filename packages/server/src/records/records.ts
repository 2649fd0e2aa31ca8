import { type FileHandle, open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { RECORD_FORMAT } from '@turnwright/kernel/host'
import { JsonFile } from '../http/json-file.ts'
import { Refusal } from '../refusal.ts'
import type { Store } from '../store/store.ts'
import type { Report } from '../tables/surroundings.ts'
import { ThreadPool } from '../threads/thread-pool.ts'
import { isMadeUnder, namesTag } from './names-tag.ts'
import type { PlayersAt } from './players-at.ts'
import type { RecordOutcome, RecordTask } from './record-task.ts'

const LONGEST_REPLAY = 60_000
const MOST_WAITING = 100
const MOST_REMEMBERED = 10_000
/** A table's id may hold the sign that stands behind it in the name of a file. */
const LENGTH_OF_ID = 22
const PORTION = 500

export interface OverGame {
  readonly id: string
  readonly game: string
  /** The version of today's rules. */
  readonly rules: number
  /** By seat; a record that was made under other names is not handed out. */
  readonly players: readonly string[]
}

/** The records of games that are over. Each is made once, in a thread, and kept in a file from then on. */
export class Records {
  readonly #store: Store
  readonly #playersAt: PlayersAt
  readonly #report: Report
  readonly #folder: string
  readonly #threads: ThreadPool<RecordTask, RecordOutcome>
  readonly #making = new Map<string, Promise<void>>()
  /** Those that the present rules play differently. */
  readonly #diverged = new Set<string>()

  constructor(store: Store, playersAt: PlayersAt, folder: string, gamesUrl: string, report: Report) {
    this.#store = store
    this.#playersAt = playersAt
    this.#report = report
    this.#folder = folder
    const body = new URL('./record-thread.ts', import.meta.url)
    this.#threads = new ThreadPool({ body, gamesUrl, size: 1, patience: LONGEST_REPLAY })
  }

  async of(over: OverGame): Promise<JsonFile> {
    const file = this.#fileOf(over)
    const kept = await openKept(file)
    if (kept !== null) return JsonFile.of(kept)
    await this.#made(over, file)
    return JsonFile.of(await open(file))
  }

  /** Where the record lies, for a thread that reads it. */
  async pathOf(over: OverGame): Promise<string> {
    const file = this.#fileOf(over)
    const kept = await openKept(file)
    if (kept === null) await this.#made(over, file)
    else await kept.close()
    return file
  }

  /** Removes what was made of a table, under whichever rules. */
  async forget(id: string): Promise<void> {
    const files = await readdir(this.#folder)
    await Promise.all(
      files.filter((name) => name.startsWith(`${id}-`)).map((name) => rm(join(this.#folder, name), { force: true })),
    )
  }

  /** Removes what was made of tables that are gone from the store, and what names somebody who was forgotten at another node. */
  async forgetOrphans(): Promise<void> {
    const files = (await readdir(this.#folder)).filter((name) => name.endsWith('.json'))
    const byTable = Map.groupBy(files, (name) => name.slice(0, LENGTH_OF_ID))
    const ids = [...byTable.keys()]
    for (let first = 0; first < ids.length; first += PORTION) {
      const portion = ids.slice(first, first + PORTION)
      const there = await this.#playersAt(portion)
      for (const id of portion) {
        const players = there.get(id)
        const isGood = (name: string) => players !== undefined && isMadeUnder(players, name)
        for (const name of byTable.get(id) ?? []) if (!isGood(name)) await rm(join(this.#folder, name), { force: true })
      }
    }
  }

  async stop(): Promise<void> {
    await this.#threads.stop()
  }

  /** Other names of the players make another record: who was forgotten is in none. */
  #fileOf({ id, rules, players }: OverGame): string {
    return join(this.#folder, `${id}-${rules}-${RECORD_FORMAT}-${namesTag(players)}.json`)
  }

  #made(over: OverGame, file: string): Promise<void> {
    return this.#making.get(file) ?? this.#make(over, file)
  }

  #make(over: OverGame, file: string): Promise<void> {
    if (this.#making.size >= MOST_WAITING)
      throw new Refusal('too-many-requests', 'Many records are being made just now.')
    const making = this.#replay(over, file).finally(() => this.#making.delete(file))
    this.#making.set(file, making)
    return making
  }

  async #replay({ id, game, rules }: OverGame, file: string): Promise<void> {
    const outcome = this.#diverged.has(file) ? 'diverged' : await this.#play(id, game, rules, file)
    if (outcome === 'kept') return
    if (this.#diverged.size < MOST_REMEMBERED) this.#diverged.add(file)
    throw new Refusal('faulted', 'This game can no longer be replayed under the present rules.')
  }

  async #play(id: string, game: string, rules: number, file: string): Promise<RecordOutcome> {
    const [loaded, history] = await Promise.all([this.#store.load(id), this.#store.history(id)]).catch(() => {
      throw new Refusal('not-stored', 'The server cannot read this table now.')
    })
    if (loaded === null || loaded.snapshot === null) throw new Refusal('no-such-table')
    const { seats, seed, options } = loaded.table
    const players = seats.map(({ name }) => name ?? '')
    const log = history.map(({ entry }) => entry)
    const from = loaded.from ?? undefined
    const task = { game, rules, players, seed, options, from, snapshot: loaded.snapshot, log, file }
    return this.#threads.run(task).catch(() => {
      this.#report('record not made', { table: id, game })
      throw new Refusal('not-stored', 'The record could not be made.')
    })
  }
}

async function openKept(file: string): Promise<FileHandle | null> {
  try {
    return await open(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
