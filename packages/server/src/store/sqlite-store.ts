import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Beginning } from '@turnwright/kernel/host'
import type { TableStatus } from '@turnwright/protocol'
import type { DealGamesWanted, StoredDeal, StoredDealGame } from '../deals/stored-deal.ts'
import type { ReminderStore } from '../reminders/reminder-store.ts'
import { StartupError } from '../startup-error.ts'
import type { TalkStore } from '../talk/talk-store.ts'
import { partOfStore } from './part-of-store.ts'
import type {
  AskedTable,
  Bounds,
  Created,
  DueTables,
  LoadedTable,
  Store,
  StoredEntry,
  StoredTable,
  StoredTicket,
  TableChange,
  Tail,
  Untouched,
} from './store.ts'
import type { SqlBatch } from './sql-batch.ts'
import type { Reply, StoreCall, StoreOperation } from './store-call.ts'

interface Pending {
  readonly resolve: (value: never) => void
  readonly reject: (error: Error) => void
}

/** The default store: one SQLite file, written by a thread of its own. */
export class SqliteStore implements Store {
  readonly reminders: ReminderStore = partOfStore((operation, args) => this.#call('reminders', operation, args))
  readonly talk: TalkStore = partOfStore((operation, args) => this.#call('talk', operation, args))
  readonly #worker: Worker
  readonly #pending = new Map<number, Pending>()
  #unsent: StoreCall[] = []
  #lastId = 0
  #gone: Error | null = null

  private constructor(worker: Worker) {
    this.#worker = worker
    worker.on('message', (replies: string) => {
      for (const reply of JSON.parse(replies) as readonly Reply[]) this.#settle(reply)
    })
    worker.on('error', (error) => this.#abandon(error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', () => this.#abandon(new Error('the store is closed')))
  }

  static async open(path: string): Promise<SqliteStore> {
    const worker = new Worker(new URL('./sqlite-writer.ts', import.meta.url), { workerData: { path } })
    const [first] = (await once(worker, 'message')) as ['ready' | { failed: string }]
    if (first !== 'ready') throw new StartupError(first.failed)
    return new SqliteStore(worker)
  }

  create(table: StoredTable, bounds?: Bounds, from: Beginning | null = null): Promise<Created> {
    return this.#call('create', table, bounds ?? null, from)
  }

  save(change: TableChange): Promise<void> {
    return this.#call('save', change)
  }

  load(id: string): Promise<LoadedTable | null> {
    return this.#call('load', id)
  }

  since(id: string, version: number, seq: number): Promise<Tail | 'unchanged' | 'gone'> {
    return this.#call('since', id, version, seq)
  }

  async versions(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return new Map(await this.#call<[string, number][]>('versions', ids))
  }

  countTickets(table: string, seq: number, countedAs: string): Promise<number> {
    return this.#call('countTickets', table, seq, countedAs)
  }

  history(id: string): Promise<readonly StoredEntry[]> {
    return this.#call('history', id)
  }

  ticket(id: string, key: string): Promise<StoredTicket | null> {
    return this.#call('ticket', id, key)
  }

  tablesOf(person: string, limit: number, invitations: number): Promise<readonly StoredTable[]> {
    return this.#call('tablesOf', person, limit, invitations)
  }

  openTables(since: number, limit: number, perHost: number): Promise<readonly StoredTable[]> {
    return this.#call('openTables', since, limit, perHost)
  }

  reviveFaulted(): Promise<void> {
    return this.#call('reviveFaulted')
  }

  untouched(status: TableStatus, before: number, last: Untouched | null, limit: number): Promise<readonly Untouched[]> {
    return this.#call('untouched', status, before, last, limit)
  }

  closeUntouched(id: string, before: number, now: number): Promise<boolean> {
    return this.#call('closeUntouched', id, before, now)
  }

  purge(id: string, before: number): Promise<boolean> {
    return this.#call('purge', id, before)
  }

  createDeal(deal: StoredDeal, most: number): Promise<StoredDeal | null> {
    return this.#call('createDeal', deal, most)
  }

  deal(id: string): Promise<StoredDeal | null> {
    return this.#call('deal', id)
  }

  dealOf(game: string, day: string): Promise<StoredDeal | null> {
    return this.#call('dealOf', game, day)
  }

  enterDeal(deal: string, person: string, table: string, now: number): Promise<string> {
    return this.#call('enterDeal', deal, person, table, now)
  }

  leaveDeal(deal: string, person: string, table: string): Promise<void> {
    return this.#call('leaveDeal', deal, person, table)
  }

  dealTable(deal: string, person: string): Promise<string | null> {
    return this.#call('dealTable', deal, person)
  }

  countDealGames(deal: string): Promise<number> {
    return this.#call('countDealGames', deal)
  }

  dealGames(deal: string, wanted: DealGamesWanted): Promise<readonly StoredDealGame[]> {
    return this.#call('dealGames', deal, wanted)
  }

  houseTime(): Promise<number> {
    return this.#call('houseTime')
  }

  advanceHouse(from: number, to: number): Promise<boolean> {
    return this.#call('advanceHouse', from, to)
  }

  dueTables(by: number, limit: number): Promise<DueTables> {
    return this.#call('dueTables', by, limit)
  }

  botsAsked(after: Pick<AskedTable, 'company' | 'id'>, limit: number): Promise<readonly AskedTable[]> {
    return this.#call('botsAsked', after, limit)
  }

  addRefusals(day: string, counts: Readonly<Record<string, number>>): Promise<void> {
    return this.#call('addRefusals', day, counts)
  }

  /** For what is kept beside tables. */
  readonly batch: SqlBatch = (statements) => this.#call('batch', statements)

  check(): Promise<void> {
    return this.#call('check')
  }

  async close(): Promise<void> {
    if (this.#gone !== null) return
    // The thread may end before its last reply is read.
    const ended = once(this.#worker, 'exit')
    await this.#call('close')
    await ended
  }

  #call<T>(op: StoreOperation, ...args: readonly unknown[]): Promise<T> {
    if (this.#gone !== null) return Promise.reject(this.#gone)
    const id = ++this.#lastId
    return new Promise<T>((resolve, reject) => {
      this.#pending.set(id, { resolve, reject })
      if (this.#unsent.push({ id, op, args }) === 1) setImmediate(() => this.#send())
    })
  }

  /** What came up in one turn of the event loop travels together, as text: that is cheaper than cloning objects. */
  #send(): void {
    const calls = this.#unsent
    this.#unsent = []
    this.#worker.postMessage(JSON.stringify(calls))
  }

  #settle(reply: Reply): void {
    const pending = this.#pending.get(reply.id)
    this.#pending.delete(reply.id)
    if (reply.error === undefined) pending?.resolve(reply.value as never)
    else pending?.reject(Object.assign(new Error(reply.error), { code: reply.code }))
  }

  #abandon(error: Error): void {
    this.#gone ??= error
    for (const { reject } of this.#pending.values()) reject(error)
    this.#pending.clear()
  }
}
