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

/**
 * The records of games that are over. Each is made once, in a thread, and kept in a file from then on. Of a game that the present
 * rules play differently the latest that earlier rules bore out is handed out, or what is stored of it.
 */
export class Records {
  readonly #store: Store
  readonly #playersAt: PlayersAt
  readonly #report: Report
  readonly #folder: string
  readonly #threads: ThreadPool<RecordTask, RecordOutcome>
  readonly #making = new Map<string, Promise<string>>()
  /** What is handed out in place of those that the present rules do not bear out; null where there is nothing. */
  readonly #instead = new Map<string, string | null>()

  constructor(store: Store, playersAt: PlayersAt, folder: string, gamesUrl: string, report: Report) {
    this.#store = store
    this.#playersAt = playersAt
    this.#report = report
    this.#folder = folder
    const body = new URL('./record-thread.ts', import.meta.url)
    this.#threads = new ThreadPool({ body, gamesUrl, size: 1, patience: LONGEST_REPLAY })
  }

  async of(over: OverGame): Promise<JsonFile> {
    const { kept } = await this.#found(over)
    return JsonFile.of(kept)
  }

  /** Where the record lies, for a thread that reads it. */
  async pathOf(over: OverGame): Promise<string> {
    const { path, kept } = await this.#found(over)
    await kept.close()
    return path
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

  async #found(over: OverGame): Promise<{ readonly path: string; readonly kept: FileHandle }> {
    const file = this.#fileOf(over)
    for (const path of [file, this.#instead.get(file) ?? null]) {
      const kept = path === null ? null : await openKept(path)
      if (path !== null && kept !== null) return { path, kept }
    }
    const path = await this.#made(over, file)
    return { path, kept: await open(path) }
  }

  #fileOf({ id, rules, players }: OverGame): string {
    return join(this.#folder, `${id}-${rules}${endOfName(players)}`)
  }

  #made(over: OverGame, file: string): Promise<string> {
    return this.#making.get(file) ?? this.#make(over, file)
  }

  #make(over: OverGame, file: string): Promise<string> {
    if (this.#making.size >= MOST_WAITING)
      throw new Refusal('too-many-requests', 'Many records are being made just now.')
    const making = this.#replay(over, file).finally(() => this.#making.delete(file))
    this.#making.set(file, making)
    return making
  }

  /** Where the record lies that was made. */
  async #replay(over: OverGame, file: string): Promise<string> {
    const path = this.#instead.get(file) === null ? null : await this.#provenOrInstead(over, file)
    if (path === null) throw new Refusal('faulted', 'This game can no longer be replayed under the present rules.')
    return path
  }

  async #provenOrInstead(over: OverGame, file: string): Promise<string | null> {
    const fileAsItEnded = join(this.#folder, `${over.id}-ended${endOfName(over.players)}`)
    const outcome = await this.#play(over, file, fileAsItEnded)
    if (outcome === 'proven') return file
    const instead = (await this.#latestOf(over)) ?? (outcome === 'as-it-ended' ? fileAsItEnded : null)
    if (this.#instead.size < MOST_REMEMBERED) this.#instead.set(file, instead)
    return instead
  }

  /** The record that the latest of all earlier rules bore out, if somebody asked for one then. */
  async #latestOf({ id, rules, players }: OverGame): Promise<string | null> {
    const end = endOfName(players)
    const names = (await readdir(this.#folder)).filter((name) => name.startsWith(`${id}-`) && name.endsWith(end))
    const earlier = names
      .map((name) => ({ name, by: Number(name.slice(id.length + 1, -end.length)) }))
      .filter(({ by }) => by < rules)
      .sort((one, other) => other.by - one.by)
    return earlier[0] === undefined ? null : join(this.#folder, earlier[0].name)
  }

  async #play({ id, game, rules }: OverGame, file: string, fileAsItEnded: string): Promise<RecordOutcome> {
    const [loaded, history] = await Promise.all([this.#store.load(id), this.#store.history(id)]).catch(() => {
      throw new Refusal('not-stored', 'The server cannot read this table now.')
    })
    if (loaded === null || loaded.snapshot === null) throw new Refusal('no-such-table')
    const { seats, seed, options } = loaded.table
    const players = seats.map(({ name }) => name ?? '')
    const log = history.map(({ entry }) => entry)
    const from = loaded.from ?? undefined
    const task = { game, rules, players, seed, options, from, snapshot: loaded.snapshot, log, file, fileAsItEnded }
    return this.#threads.run(task).catch(() => {
      this.#report('record not made', { table: id, game })
      throw new Refusal('not-stored', 'The record could not be made.')
    })
  }
}

/** Other names of the players make another record: who was forgotten is in none. */
function endOfName(players: readonly string[]): string {
  return `-${RECORD_FORMAT}-${namesTag(players)}.json`
}

async function openKept(file: string): Promise<FileHandle | null> {
  try {
    return await open(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
