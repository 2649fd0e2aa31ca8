import type { LogEntry, Snapshot } from '@turnwright/kernel/host'
import { BEHIND, GONE, type KeptChange, type KeptTable, type LoadedGame, type Shelf } from './kept-table.ts'

const DATABASE = 'turnwright-offline'
const [TABLES, ENTRIES, SNAPSHOTS] = ['tables', 'entries', 'snapshots'] as const

interface KeptEntry {
  readonly table: string
  readonly seq: number
  readonly entry: LogEntry
}

/** The tables of this browser, in its own database. Each tab and each worker opens it for itself. */
export class BrowserShelf implements Shelf {
  #opened: Promise<IDBDatabase> | null = null

  /** The newest first. */
  async tables(): Promise<readonly KeptTable[]> {
    const all = await this.#read(TABLES, (store) => store.getAll() as IDBRequest<KeptTable[]>)
    return all.toSorted((a, b) => b.updated - a.updated)
  }

  create({ table, entries, snapshot }: KeptChange): Promise<void> {
    return this.#write((stores) => {
      stores(TABLES).add(table)
      stores(SNAPSHOTS).add(snapshot, table.id)
      addEntries(stores(ENTRIES), table.id, 0, entries)
    })
  }

  /**
   * All of it fails where the kept log is not as long as the table thinks: somebody else goes on with this game. One that
   * was removed in another tab is not brought back, in part at that.
   */
  async append({ table, from, entries, snapshot }: KeptChange): Promise<void> {
    const writing = this.#writing(await this.#database())
    const done = completed(writing)
    const [tables, log] = [writing.objectStore(TABLES), writing.objectStore(ENTRIES)]
    const [known, count] = await Promise.all([
      settled(tables.get(table.id) as IDBRequest<KeptTable | undefined>),
      settled(log.count(entriesOf(table.id))),
    ])
    if (known === undefined || count !== from) {
      writing.abort()
      await done.catch(() => undefined)
      throw known === undefined ? new DOMException('removed', GONE) : new DOMException('behind', BEHIND)
    }
    // That it was handed over is noted by the page, beside the table.
    tables.put({ ...table, handed: known.handed } satisfies KeptTable)
    writing.objectStore(SNAPSHOTS).put(snapshot, table.id)
    addEntries(log, table.id, from, entries)
    await done
  }

  async load(id: string): Promise<LoadedGame | null> {
    const database = await this.#database()
    const reading = database.transaction([TABLES, ENTRIES, SNAPSHOTS], 'readonly')
    const [table, entries, snapshot] = await Promise.all([
      settled(reading.objectStore(TABLES).get(id) as IDBRequest<KeptTable | undefined>),
      settled(reading.objectStore(ENTRIES).getAll(entriesOf(id)) as IDBRequest<KeptEntry[]>),
      settled(reading.objectStore(SNAPSHOTS).get(id) as IDBRequest<Snapshot | undefined>),
    ])
    if (table === undefined || snapshot === undefined) return null
    return { table, snapshot, log: entries.map(({ entry }) => entry) }
  }

  remove(id: string): Promise<void> {
    return this.#write((stores) => {
      stores(TABLES).delete(id)
      stores(SNAPSHOTS).delete(id)
      stores(ENTRIES).delete(entriesOf(id))
    })
  }

  /** Notes under which name the server keeps the record. */
  async noteHanded(id: string, handed: string): Promise<void> {
    const database = await this.#database()
    const writing = database.transaction(TABLES, 'readwrite')
    const store = writing.objectStore(TABLES)
    const table = await settled(store.get(id) as IDBRequest<KeptTable | undefined>)
    if (table !== undefined) store.put({ ...table, handed } satisfies KeptTable)
    await completed(writing)
  }

  async #read<T>(name: string, run: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const database = await this.#database()
    return settled(run(database.transaction(name, 'readonly').objectStore(name)))
  }

  async #write(run: (stores: (name: string) => IDBObjectStore) => void): Promise<void> {
    const database = await this.#database()
    const writing = this.#writing(database)
    const done = completed(writing)
    run((name) => writing.objectStore(name))
    await done
  }

  /** An answer is acknowledged when it is on the disk, as on a server. */
  #writing(database: IDBDatabase): IDBTransaction {
    return database.transaction([TABLES, ENTRIES, SNAPSHOTS], 'readwrite', { durability: 'strict' })
  }

  #database(): Promise<IDBDatabase> {
    this.#opened ??= open(() => (this.#opened = null)).catch((error: unknown) => {
      this.#opened = null
      throw error
    })
    return this.#opened
  }
}

function entriesOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])
}

function addEntries(store: IDBObjectStore, table: string, from: number, entries: readonly LogEntry[]): void {
  for (const [at, entry] of entries.entries()) store.add({ table, seq: from + at, entry } satisfies KeptEntry)
}

async function open(onClosed: () => void): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1)
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore(TABLES, { keyPath: 'id' })
    opening.result.createObjectStore(ENTRIES, { keyPath: ['table', 'seq'] })
    opening.result.createObjectStore(SNAPSHOTS)
  })
  const database = await settled(opening)
  // A newer page in another tab wants another layout: this one opens it again when it needs it.
  database.addEventListener('versionchange', () => {
    database.close()
    onClosed()
  })
  database.addEventListener('close', onClosed)
  return database
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('the browser keeps nothing')))
  })
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('the browser did not keep this')))
  })
}
