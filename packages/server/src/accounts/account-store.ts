import type { SqlBatch, SqlRow, SqlStatement, SqlValue } from '../store/sql-batch.ts'
import type { StoredAccount, StoredCeremony, StoredPasskey, StoredSession } from './stored-account.ts'

/** What keeps somebody's name: all of it is new at once. */
export interface NewAccount {
  readonly account: StoredAccount
  /** What the name looks like: no two accounts share any of it. */
  readonly looks: readonly string[]
  readonly passkey: StoredPasskey
  readonly session: StoredSession
  /** Of the recovery codes. */
  readonly hashes: readonly string[]
}

export interface SignedInSession extends StoredSession {
  readonly name: string
}

export interface AccountDetails {
  readonly account: StoredAccount
  readonly passkeys: readonly StoredPasskey[]
  readonly codes: number
  readonly sessions: number
}

const ACCOUNT = 'person, handle, name, since'
const PASSKEY = 'id, person, key, counter, transports, label, since, used, synced'
const SESSION = 'id, person, since, seen'

/** Names that last, as they are kept in either database. Every call is one transaction. */
export class AccountStore {
  readonly #batch: SqlBatch
  readonly #at: (table: string) => string

  /** `schema` stands before the names of tables, where the database has schemas. */
  constructor(batch: SqlBatch, schema: '' | 'turnwright.') {
    this.#batch = batch
    this.#at = (table) => `${schema}${table}`
  }

  /** False where an account has such a name already, or such a passkey. */
  async create({ account, looks, passkey, session, hashes }: NewAccount): Promise<boolean> {
    const { person, handle, name, since } = account
    return this.#did([
      this.#insert('accounts', ACCOUNT, [person, handle, name, since]),
      ...this.#insertLooks(person, looks),
      this.#insertPasskey(passkey),
      this.#insertSession(session),
      ...this.#insertCodes(person, hashes),
    ])
  }

  async details(person: string): Promise<AccountDetails | null> {
    const rows = await this.#read([
      this.#of(`SELECT ${ACCOUNT} FROM ${this.#at('accounts')} WHERE person = $1`, person),
      this.#of(`SELECT ${PASSKEY} FROM ${this.#at('passkeys')} WHERE person = $1 ORDER BY since, id`, person),
      this.#of(`SELECT count(*) AS n FROM ${this.#at('recovery_codes')} WHERE person = $1`, person),
      this.#of(`SELECT count(*) AS n FROM ${this.#at('sessions')} WHERE person = $1`, person),
    ])
    const [accounts = [], passkeys = [], codes = [], sessions = []] = rows
    const [account] = as<StoredAccount>(accounts)
    if (account === undefined) return null
    return { account, passkeys: as<StoredPasskey>(passkeys), codes: countIn(codes), sessions: countIn(sessions) }
  }

  /** False where another account has such a name. */
  async rename(person: string, name: string, looks: readonly string[]): Promise<boolean> {
    const sql = `UPDATE ${this.#at('accounts')} SET name = $2 WHERE person = $1`
    return this.#did([
      { sql, values: [person, name], expects: 1 },
      this.#of(`DELETE FROM ${this.#at('name_looks')} WHERE person = $1`, person),
      ...this.#insertLooks(person, looks),
    ])
  }

  async isTaken(looks: readonly string[]): Promise<boolean> {
    const marks = looks.map((_, at) => `$${at + 1}`).join(', ')
    const sql = `SELECT person FROM ${this.#at('name_looks')} WHERE looks IN (${marks})`
    const [rows = []] = await this.#read([{ sql, values: looks }])
    return rows.length > 0
  }

  /** One more passkey of somebody, if they have fewer than so many; false where they do not, or another has it. */
  async addPasskey(passkey: StoredPasskey, most: number): Promise<boolean> {
    const { person } = passkey
    return this.#did([
      this.#locked(person),
      {
        sql: `SELECT 1 AS n FROM ${this.#at('accounts')} WHERE person = $1
          AND (SELECT count(*) FROM ${this.#at('passkeys')} WHERE person = $1) < ${most}`,
        values: [person],
        expects: 1,
      },
      this.#insertPasskey(passkey),
    ])
  }

  async passkey(id: string): Promise<{ readonly passkey: StoredPasskey; readonly account: StoredAccount } | null> {
    const [passkeys = [], accounts = []] = await this.#read([
      this.#of(`SELECT ${PASSKEY} FROM ${this.#at('passkeys')} WHERE id = $1`, id),
      this.#of(
        `SELECT ${ACCOUNT} FROM ${this.#at('accounts')} WHERE person = (SELECT person FROM ${this.#at('passkeys')} WHERE id = $1)`,
        id,
      ),
    ])
    const [passkey] = as<StoredPasskey>(passkeys)
    const [account] = as<StoredAccount>(accounts)
    return passkey === undefined || account === undefined ? null : { passkey, account }
  }

  /** False where the passkey is gone, or was used elsewhere since it was read: whoever comes second has a copy. */
  async signIn(used: StoredPasskey, counter: number, session: StoredSession, most: number): Promise<boolean> {
    return this.#did([
      {
        sql: `UPDATE ${this.#at('passkeys')} SET counter = $3, used = $4 WHERE id = $1 AND counter = $2`,
        values: [used.id, used.counter, counter, session.since],
        expects: 1,
      },
      ...this.#newSession(session, most),
    ])
  }

  async ownerOfCode(hash: string): Promise<StoredAccount | null> {
    const [rows = []] = await this.#read([
      this.#of(
        `SELECT ${ACCOUNT} FROM ${this.#at('accounts')}
          WHERE person = (SELECT person FROM ${this.#at('recovery_codes')} WHERE hash = $1)`,
        hash,
      ),
    ])
    return as<StoredAccount>(rows)[0] ?? null
  }

  /** Uses up a recovery code; false where it is gone. */
  async useCode(hash: string, session: StoredSession, most: number): Promise<boolean> {
    return this.#did([
      { sql: `DELETE FROM ${this.#at('recovery_codes')} WHERE hash = $1`, values: [hash], expects: 1 },
      ...this.#newSession(session, most),
    ])
  }

  async labelPasskey(person: string, id: string, label: string): Promise<boolean> {
    const sql = `UPDATE ${this.#at('passkeys')} SET label = $3 WHERE id = $2 AND person = $1`
    return this.#did([{ sql, values: [person, id, label], expects: 1 }])
  }

  /** Never the last one. */
  async removePasskey(person: string, id: string): Promise<boolean> {
    return this.#did([
      this.#locked(person),
      {
        sql: `DELETE FROM ${this.#at('passkeys')} WHERE id = $2 AND person = $1
          AND (SELECT count(*) FROM ${this.#at('passkeys')} WHERE person = $1) > 1`,
        values: [person, id],
        expects: 1,
      },
    ])
  }

  /** Those before are good for nothing any more. */
  async replaceCodes(person: string, hashes: readonly string[]): Promise<boolean> {
    return this.#did([
      this.#locked(person),
      this.#of(`DELETE FROM ${this.#at('recovery_codes')} WHERE person = $1`, person),
      ...this.#insertCodes(person, hashes),
    ])
  }

  async session(id: string): Promise<SignedInSession | null> {
    const [rows = []] = await this.#read([
      this.#of(
        `SELECT s.id, s.person, s.since, s.seen, a.name FROM ${this.#at('sessions')} s
          JOIN ${this.#at('accounts')} a ON a.person = s.person WHERE s.id = $1`,
        id,
      ),
    ])
    return as<SignedInSession>(rows)[0] ?? null
  }

  /** Which of these are still signed in. */
  async liveSessions(ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set()
    const marks = ids.map((_, at) => `$${at + 1}`).join(', ')
    const sql = `SELECT id FROM ${this.#at('sessions')} WHERE id IN (${marks})`
    const [rows = []] = await this.#read([{ sql, values: ids }])
    return new Set(as<{ id: string }>(rows).map(({ id }) => id))
  }

  async noteSeen(id: string, seen: number): Promise<void> {
    await this.#read([
      { sql: `UPDATE ${this.#at('sessions')} SET seen = $2 WHERE id = $1 AND seen < $2`, values: [id, seen] },
    ])
  }

  async endSession(id: string): Promise<void> {
    await this.#read([this.#of(`DELETE FROM ${this.#at('sessions')} WHERE id = $1`, id)])
  }

  async endSessions(person: string): Promise<void> {
    await this.#read([this.#of(`DELETE FROM ${this.#at('sessions')} WHERE person = $1`, person)])
  }

  /** A browser is asked one thing at a time; what nobody answered in time goes. */
  async begin({ browser, purpose, challenge, person, handle, until }: StoredCeremony, now: number): Promise<void> {
    await this.#read([
      this.#of(`DELETE FROM ${this.#at('ceremonies')} WHERE until < $1`, now),
      this.#insert('ceremonies', 'browser, purpose, challenge, person, handle, until', [
        browser,
        purpose,
        challenge,
        person,
        handle,
        until,
      ]),
    ])
  }

  /** What a browser was asked. Whoever takes it has used it up, whatever they make of it. */
  async take(browser: string): Promise<StoredCeremony | null> {
    const [found = []] = await this.#read([
      this.#of(
        `DELETE FROM ${this.#at('ceremonies')} WHERE browser = $1
          RETURNING browser, purpose, challenge, person, handle, until`,
        browser,
      ),
    ])
    return as<StoredCeremony>(found)[0] ?? null
  }

  /** Everything that keeps a name. */
  async remove(person: string): Promise<void> {
    const parts = ['sessions', 'recovery_codes', 'passkeys', 'ceremonies', 'name_looks', 'accounts']
    await this.#read(parts.map((part) => this.#of(`DELETE FROM ${this.#at(part)} WHERE person = $1`, person)))
  }

  /** What lists of tables know somebody by becomes another's, where that other is not in them already. */
  async handOver(from: string, to: string): Promise<void> {
    await this.#read([
      {
        sql: `UPDATE ${this.#at('people')} SET person = $2 WHERE person = $1 AND NOT EXISTS (
          SELECT 1 FROM ${this.#at('people')} AS theirs WHERE theirs.person = $2 AND theirs.table_id = people.table_id)`,
        values: [from, to],
      },
      this.#of(`DELETE FROM ${this.#at('people')} WHERE person = $1`, from),
    ])
  }

  /** Nothing tells any more from where and by which request they opened tables. */
  async forgetOpenings(person: string): Promise<void> {
    await this.#read([
      this.#of(
        `UPDATE ${this.#at('tables')} SET opened_from = id, opening = NULL WHERE host = $1
          AND id IN (SELECT table_id FROM ${this.#at('people')} WHERE person = $1)`,
        person,
      ),
    ])
  }

  /** Nothing leads from lists of tables to somebody any more. */
  async forgetIn(person: string): Promise<void> {
    await this.#read([this.#of(`DELETE FROM ${this.#at('people')} WHERE person = $1`, person)])
  }

  /** Tables that began from a moment of others, with what is kept of where. */
  async origins(): Promise<readonly { readonly id: string; readonly origin: string }[]> {
    const sql = `SELECT id, origin FROM ${this.#at('tables')} WHERE origin IS NOT NULL ORDER BY id`
    const [rows = []] = await this.#read([{ sql, values: [] }])
    return as(rows)
  }

  async setOrigin(id: string, origin: string): Promise<void> {
    await this.#read([{ sql: `UPDATE ${this.#at('tables')} SET origin = $2 WHERE id = $1`, values: [id, origin] }])
  }

  /** Entries of a table's log that say who plays in which seat, as JSON. */
  async changesOfSeats(table: string): Promise<readonly { readonly seq: number; readonly entry: string }[]> {
    const sql = `SELECT seq, entry FROM ${this.#at('entries')} WHERE table_id = $1 AND entry LIKE '%"kind":"seat"%' ORDER BY seq`
    const [rows = []] = await this.#read([this.#of(sql, table)])
    return as(rows)
  }

  async setEntry(table: string, seq: number, entry: string): Promise<void> {
    const sql = `UPDATE ${this.#at('entries')} SET entry = $3 WHERE table_id = $1 AND seq = $2`
    await this.#read([{ sql, values: [table, seq, entry] }])
  }

  /** The account's row is written, so that of two who change it at once one waits and counts what the other left. */
  #locked(person: string): SqlStatement {
    const sql = `UPDATE ${this.#at('accounts')} SET since = since WHERE person = $1`
    return { sql, values: [person], expects: 1 }
  }

  #newSession(session: StoredSession, most: number): readonly SqlStatement[] {
    return [
      {
        sql: `DELETE FROM ${this.#at('sessions')} WHERE person = $1 AND id NOT IN (
          SELECT id FROM ${this.#at('sessions')} WHERE person = $1 ORDER BY seen DESC, since DESC, id LIMIT ${most - 1})`,
        values: [session.person],
      },
      this.#insertSession(session),
    ]
  }

  #insertSession({ id, person, since, seen }: StoredSession): SqlStatement {
    return this.#insert('sessions', SESSION, [id, person, since, seen])
  }

  #insertPasskey(passkey: StoredPasskey): SqlStatement {
    const { id, person, key, counter, transports, label, since, used, synced } = passkey
    return this.#insert('passkeys', PASSKEY, [id, person, key, counter, transports, label, since, used, synced])
  }

  #insertLooks(person: string, looks: readonly string[]): readonly SqlStatement[] {
    return looks.map((each) => this.#insert('name_looks', 'looks, person', [each, person]))
  }

  #insertCodes(person: string, hashes: readonly string[]): readonly SqlStatement[] {
    return hashes.map((hash) => this.#insert('recovery_codes', 'hash, person', [hash, person]))
  }

  /** What is there already is not written over. */
  #insert(table: string, columns: string, values: readonly SqlValue[]): SqlStatement {
    const marks = values.map((_, at) => `$${at + 1}`).join(', ')
    const sql = `INSERT INTO ${this.#at(table)} (${columns}) VALUES (${marks}) ON CONFLICT DO NOTHING`
    return { sql, values, expects: 1 }
  }

  #of(sql: string, value: SqlValue): SqlStatement {
    return { sql, values: [value] }
  }

  async #did(statements: readonly SqlStatement[]): Promise<boolean> {
    return (await this.#batch(statements)) !== null
  }

  async #read(statements: readonly SqlStatement[]): Promise<readonly (readonly SqlRow[])[]> {
    return (await this.#batch(statements)) ?? []
  }
}

/** Rows are ours: they read back as they were written. */
function as<T>(rows: readonly SqlRow[]): readonly T[] {
  return rows as unknown as readonly T[]
}

function countIn(rows: readonly SqlRow[]): number {
  return Number(rows[0]?.['n'] ?? 0)
}
