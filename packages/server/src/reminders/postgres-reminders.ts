import type { Sql } from 'postgres'
import {
  dueIn,
  type DueRow,
  mailColumns,
  mailIn,
  mailParameters,
  type MailRow,
  pushColumns,
  pushIn,
  pushParameters,
  type PushRow,
} from './reminder-rows.ts'
import type { DueReminder, DueWanted, ReminderStore, StoredMail, StoredPush, Turn } from './reminder-store.ts'

/** What is stored of reminders, shared by all nodes. */
export class PostgresReminders implements ReminderStore {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  async pushKey(made: string): Promise<string> {
    await this.#sql`INSERT INTO turnwright.push_keys (name, secret) VALUES ('vapid', ${made}) ON CONFLICT DO NOTHING`
    const [kept] = await this.#sql<{ secret: string }[]>`SELECT secret FROM turnwright.push_keys WHERE name = 'vapid'`
    return kept?.secret ?? made
  }

  async pushOf(person: string): Promise<readonly StoredPush[]> {
    const rows = await this.#sql<PushRow[]>`
      SELECT ${this.#sql(pushColumns)} FROM turnwright.push_endpoints WHERE person = ${person} ORDER BY made, endpoint`
    return rows.map(pushIn)
  }

  async keepPush(push: StoredPush, most: number): Promise<void> {
    const { person, after } = push
    await this.#sql.begin(async (sql) => {
      await sql`INSERT INTO turnwright.push_endpoints ${sql(pushParameters(push))} ON CONFLICT (endpoint) DO UPDATE
        SET person = excluded.person, p256dh = excluded.p256dh, auth = excluded.auth, made = excluded.made`
      await sql`UPDATE turnwright.push_endpoints SET wait = ${after} WHERE person = ${person}`
      await sql`DELETE FROM turnwright.push_endpoints WHERE person = ${person} AND endpoint NOT IN (
        SELECT endpoint FROM turnwright.push_endpoints WHERE person = ${person}
        ORDER BY made DESC, endpoint LIMIT ${most})`
    })
  }

  async forgetPush(endpoint: string, person: string | null): Promise<void> {
    await this.#sql`DELETE FROM turnwright.push_endpoints
      WHERE endpoint = ${endpoint} AND (${person}::text IS NULL OR person = ${person})`
  }

  async mailOf(person: string): Promise<readonly StoredMail[]> {
    const rows = await this.#sql<MailRow[]>`
      SELECT ${this.#sql(mailColumns)} FROM turnwright.mail_addresses WHERE person = ${person} ORDER BY made, id`
    return rows.map(mailIn)
  }

  async mail(id: string): Promise<StoredMail | null> {
    const [row] = await this.#sql<MailRow[]>`
      SELECT ${this.#sql(mailColumns)} FROM turnwright.mail_addresses WHERE id = ${id}`
    return row === undefined ? null : mailIn(row)
  }

  async keepMail(mail: StoredMail, unconfirmedSince: number): Promise<void> {
    await this.#sql.begin(async (sql) => {
      await sql`DELETE FROM turnwright.mail_addresses
        WHERE confirmed = 0 AND (person = ${mail.person} OR made < ${unconfirmedSince})`
      await sql`INSERT INTO turnwright.mail_addresses ${sql(mailParameters(mail))}`
    })
  }

  confirmMail(id: string, since: number): Promise<boolean> {
    return this.#sql.begin(async (sql): Promise<boolean> => {
      const { count } = await sql`UPDATE turnwright.mail_addresses SET confirmed = 1
        WHERE id = ${id} AND (confirmed = 1 OR made >= ${since})`
      await sql`DELETE FROM turnwright.mail_addresses WHERE id <> ${id} AND person IN (
        SELECT person FROM turnwright.mail_addresses WHERE id = ${id} AND confirmed = 1)`
      return count === 1
    })
  }

  async forgetMail(id: string): Promise<boolean> {
    const { count } = await this.#sql`DELETE FROM turnwright.mail_addresses WHERE id = ${id}`
    return count === 1
  }

  async setMailAfter(person: string, after: number): Promise<void> {
    await this.#sql`UPDATE turnwright.mail_addresses SET wait = ${after} WHERE person = ${person}`
  }

  /** From those who want to be told to their tables: there are more tables than that. */
  async due({ now, since, last, limit }: DueWanted): Promise<readonly DueReminder[]> {
    const rows = await this.#sql<DueRow[]>`
      SELECT tables.id AS table_id, game, seats, called.person, called.channel, (asked ->> 'seat')::int AS seat,
        (asked ->> 'turn')::int AS turn
      FROM (SELECT person, 'push' COLLATE "C" AS channel, min(wait) AS wait FROM turnwright.push_endpoints
          GROUP BY person
        UNION ALL SELECT person, 'mail', wait FROM turnwright.mail_addresses WHERE confirmed = 1) AS called
      JOIN turnwright.people ON people.person = called.person AND people.standing = 'here'
      JOIN turnwright.tables
        ON tables.id = people.table_id AND tables.status = 'playing' AND tables.updated >= ${since}
      CROSS JOIN LATERAL json_array_elements(tables.waiting_for::json) AS asked
      LEFT JOIN turnwright.told_turns AS told
        ON told.table_id = tables.id AND told.person = called.person AND told.channel = called.channel
      WHERE (asked ->> 'since')::bigint <= ${now} - called.wait
        AND seats::json -> (asked ->> 'seat')::int ->> 'person' = called.person
        AND (told.turn IS NULL OR told.turn < (asked ->> 'turn')::int)
        AND (tables.id, called.person, called.channel)
          > (${last?.table ?? ''}, ${last?.person ?? ''}, ${last?.channel ?? ''})
      ORDER BY tables.id, called.person, called.channel LIMIT ${limit}`
    return rows.map(dueIn)
  }

  async tell({ table, person, channel, turn }: Turn): Promise<boolean> {
    const { count } = await this.#sql`
      INSERT INTO turnwright.told_turns (table_id, person, channel, turn)
      SELECT ${table}, ${person}, ${channel}, ${turn}
      WHERE EXISTS (SELECT 1 FROM turnwright.tables WHERE id = ${table})
      ON CONFLICT (table_id, person, channel) DO UPDATE SET turn = excluded.turn
        WHERE told_turns.turn < excluded.turn`
    return count === 1
  }

  async untell({ table, person, channel, turn }: Turn): Promise<void> {
    await this.#sql`DELETE FROM turnwright.told_turns
      WHERE table_id = ${table} AND person = ${person} AND channel = ${channel} AND turn = ${turn}`
  }
}
