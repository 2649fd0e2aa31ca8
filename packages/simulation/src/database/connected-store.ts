import type {
  AskedTable,
  Bounds,
  Created,
  DueTables,
  LoadedTable,
  Store,
  StoredDeal,
  StoredDealGame,
  DealGamesWanted,
  StoredEntry,
  StoredTable,
  StoredTicket,
  TableChange,
  Tail,
  Untouched,
} from '@turnwright/server/core'
import type { Connection } from './connection.ts'

type Beginning = LoadedTable['from']

/** The store of a server, at the other end of its line to the database. */
export class ConnectedStore implements Store {
  readonly #connection: Connection
  readonly #raised: number

  /** `raised` says how often the rules of its server were raised. */
  constructor(connection: Connection, raised = 0) {
    this.#connection = connection
    this.#raised = raised
  }

  create(table: StoredTable, bounds: Bounds | null = null, from: Beginning = null): Promise<Created> {
    return this.#connection.ask('create', table, bounds, from)
  }

  /** By which rules it was made is for the laws alone: a database does not know. */
  async save(change: TableChange): Promise<void> {
    await this.#connection.ask('save', change, this.#raised)
  }

  load(id: string): Promise<LoadedTable | null> {
    return this.#connection.ask('load', id)
  }

  since(id: string, version: number, seq: number): Promise<Tail | 'unchanged' | 'gone'> {
    return this.#connection.ask('since', id, version, seq)
  }

  async versions(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return new Map(await this.#connection.ask<[string, number][]>('versions', ids))
  }

  countTickets(table: string, seq: number, countedAs: string): Promise<number> {
    return this.#connection.ask('countTickets', table, seq, countedAs)
  }

  history(id: string): Promise<readonly StoredEntry[]> {
    return this.#connection.ask('history', id)
  }

  ticket(id: string, key: string): Promise<StoredTicket | null> {
    return this.#connection.ask('ticket', id, key)
  }

  tablesOf(person: string, limit: number, invitations: number): Promise<readonly StoredTable[]> {
    return this.#connection.ask('tablesOf', person, limit, invitations)
  }

  openTables(since: number, limit: number, perHost: number): Promise<readonly StoredTable[]> {
    return this.#connection.ask('openTables', since, limit, perHost)
  }

  async reviveFaulted(): Promise<void> {
    await this.#connection.ask('reviveFaulted')
  }

  untouched(
    status: StoredTable['status'],
    before: number,
    last: Untouched | null,
    limit: number,
  ): Promise<readonly Untouched[]> {
    return this.#connection.ask('untouched', status, before, last, limit)
  }

  closeUntouched(id: string, before: number, now: number): Promise<boolean> {
    return this.#connection.ask('closeUntouched', id, before, now)
  }

  purge(id: string, before: number): Promise<boolean> {
    return this.#connection.ask('purge', id, before)
  }

  createDeal(deal: StoredDeal, most: number): Promise<StoredDeal | null> {
    return this.#connection.ask('createDeal', deal, most)
  }

  deal(id: string): Promise<StoredDeal | null> {
    return this.#connection.ask('deal', id)
  }

  dealOf(game: string, day: string): Promise<StoredDeal | null> {
    return this.#connection.ask('dealOf', game, day)
  }

  enterDeal(deal: string, person: string, table: string, now: number): Promise<string> {
    return this.#connection.ask('enterDeal', deal, person, table, now)
  }

  async leaveDeal(deal: string, person: string, table: string): Promise<void> {
    await this.#connection.ask('leaveDeal', deal, person, table)
  }

  dealTable(deal: string, person: string): Promise<string | null> {
    return this.#connection.ask('dealTable', deal, person)
  }

  countDealGames(deal: string): Promise<number> {
    return this.#connection.ask('countDealGames', deal)
  }

  dealGames(deal: string, wanted: DealGamesWanted): Promise<readonly StoredDealGame[]> {
    return this.#connection.ask('dealGames', deal, wanted)
  }

  houseTime(): Promise<number> {
    return this.#connection.ask('houseTime')
  }

  advanceHouse(from: number, to: number): Promise<boolean> {
    return this.#connection.ask('advanceHouse', from, to)
  }

  dueTables(by: number, limit: number): Promise<DueTables> {
    return this.#connection.ask('dueTables', by, limit)
  }

  botsAsked(after: Pick<AskedTable, 'company' | 'id'>, limit: number): Promise<readonly AskedTable[]> {
    return this.#connection.ask('botsAsked', after, limit)
  }

  async addRefusals(day: string, counts: Readonly<Record<string, number>>): Promise<void> {
    await this.#connection.ask('addRefusals', day, counts)
  }

  async check(): Promise<void> {
    await this.#connection.ask('addRefusals', '', {})
  }

  close(): Promise<void> {
    this.#connection.close()
    return Promise.resolve()
  }
}
