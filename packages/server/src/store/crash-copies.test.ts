import { mkdirSync, mkdtempDisposableSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Chance, Random } from '@turnwright/kernel/search'
import { expect, test, vi } from 'vitest'
import { CrashDisk } from '../testing/crash-disk.ts'
import { storedTable } from '../testing/store-contract.ts'
import { mustBeDurable } from './open-database.ts'
import { OpenMark } from './open-mark.ts'
import { SqliteFile } from './sqlite-file.ts'
import type { StoredEntry } from './store.ts'

const CRASHES = process.env['SOAK'] === '1' ? 200 : 25
const NAME = 'tables.sqlite'
const TABLES = ['a', 'b', 'c', 'd', 'e']

const IN_A_ROW = 10

/** How many entries each table has. */
type Lengths = readonly number[]

/**
 * A database that is written to, and a disk that remembers what of it was synced. Nothing here sees SQLite call fsync: what
 * is taken from it is that a connection in WAL mode with `synchronous=FULL` syncs the log at each commit, and one that copies
 * the log back syncs the file after it, unless it is told otherwise. That they are set so is asked of the very connection,
 * at every commit and copy.
 */
class Written {
  readonly #path: string
  readonly #file: SqliteFile
  readonly #disk: CrashDisk
  lengths: Lengths

  constructor(folder: string) {
    this.#path = join(folder, NAME)
    const files = ['', '-wal', '-open'].map((end) => `${this.#path}${end}`)
    this.#file = new SqliteFile(this.#path)
    this.#disk = new CrashDisk(files)
    this.#disk.sync(...files)
    this.lengths = TABLES.map((id) => this.#file.load(id)?.entries.length ?? -1)
  }

  /** Everything in one transaction, as the writer does it; where it is durable, its log is. */
  commit(chance: Chance, isDurable: boolean): void {
    const after = [...this.lengths]
    this.#file.begin()
    for (const [n, id] of TABLES.entries()) {
      const length = after[n] as number
      if (length < 0) this.#file.create(storedTable(id), null, null)
      else if (chance.int(2) === 0) continue
      else this.#file.save(answerAt(id, length, chance))
      after[n] = length + 1
    }
    // The mark is written when the commit is over, which it never is where the power fails in it.
    if (!isDurable) this.#disk.stop(`${this.#path}-open`)
    using spoken = vi.spyOn(DatabaseSync.prototype, 'exec')
    this.#file.commit()
    this.lengths = after
    if (!isDurable) return
    mustBeDurable(spoken.mock.contexts.at(-1) as DatabaseSync, this.#path)
    this.#disk.sync(`${this.#path}-wal`)
  }

  /** Copies the log back into the file, as the log copier does beside the writer. */
  copyLog(isDurable: boolean): void {
    using db = new DatabaseSync(this.#path)
    db.exec('PRAGMA wal_checkpoint(PASSIVE)')
    mustBeDurable(db, this.#path)
    if (isDurable) this.#disk.sync(this.#path)
  }

  crash(into: string, chance: Chance): void {
    this.#disk.crash(into, chance)
    this.#file.close()
  }
}

/** As the next server finds them; nothing of the crash is cleared away. */
function lengthsIn(folder: string): Lengths {
  new OpenMark(join(folder, NAME)).mustBeWhole()
  using db = new DatabaseSync(join(folder, NAME), { readOnly: true })
  const count = db.prepare(
    'SELECT count(entries.seq) AS n FROM tables LEFT JOIN entries ON table_id = id WHERE id = ? GROUP BY id',
  )
  return TABLES.map((id) => (count.get(id) as { n: number } | undefined)?.n ?? -1)
}

function answerAt(id: string, seq: number, chance: Chance): Parameters<SqliteFile['save']>[0] {
  const { offer, waitingFor, updated } = storedTable(id)
  const entry = { kind: 'answer', seat: 0, selection: ['x'.repeat(chance.int(3_000)), seq] } as never
  const kept = { key: `key-${id}-${seq}`, digest: 'd', branchId: seq, fingerprint: 'f' }
  const entries: readonly StoredEntry[] = [{ seq, entry, kept }]
  const table = {
    id,
    pace: null,
    botsAsked: null,
    offer,
    waitingFor,
    updated,
    version: storedTable(id).version + seq + 1,
  }
  return { changed: 'play', table, entries, ticket: null, checkpoint: null, fault: null }
}

test('when the power fails, what was committed is there and what was not is there as a whole or not at all', {
  timeout: 20 * 60_000,
}, () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turnwright-crash-'))
  const chance = Random.fromSeed('power')
  const place = (crashes: number): string => join(folder.path, String(crashes))
  let kept = 0
  for (let crashes = 0; crashes < CRASHES; crashes++) {
    // What one crash leaves the next begins with, for a while.
    if (crashes % IN_A_ROW === 0) mkdirSync(place(crashes), { recursive: true })
    const written = new Written(place(crashes))
    for (let n = chance.int(30); n >= 0; n--) {
      written.commit(chance, true)
      if (chance.int(5) === 0) written.copyLog(true)
    }
    const acknowledged = written.lengths
    const isCopying = chance.int(4) === 0
    if (isCopying) written.copyLog(false)
    else written.commit(chance, false)
    const wanted = written.lengths
    written.crash(place(crashes + 1), chance)

    const found = lengthsIn(place(crashes + 1))
    expect([acknowledged, wanted]).toContainEqual(found)
    if (!isCopying && found.join() === wanted.join()) kept++
    if (crashes % IN_A_ROW === IN_A_ROW - 1) rmSync(place(crashes + 1), { recursive: true })
  }
  // Both ends of a commit were met.
  expect(kept).toBeGreaterThan(0)
  expect(kept).toBeLessThan(CRASHES)
})
