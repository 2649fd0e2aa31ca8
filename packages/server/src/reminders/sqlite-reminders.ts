import type { Blocking } from '../store/part-of-store.ts'
import type { SqliteStatements } from '../store/sqlite-statements.ts'
import {
  dueIn,
  type DueRow,
  mailIn,
  mailParameters,
  type MailRow,
  pushIn,
  pushParameters,
  type PushRow,
} from './reminder-rows.ts'
import type { DueReminder, DueWanted, ReminderStore, StoredMail, StoredPush, Turn } from './reminder-store.ts'

/** What is stored of reminders, in the thread that owns the file. */
export class SqliteReminders implements Blocking<ReminderStore> {
  readonly #sql: SqliteStatements

  constructor(sql: SqliteStatements) {
    this.#sql = sql
  }

  pushKey(made: string): string {
    this.#sql.run(`INSERT INTO push_keys VALUES ('vapid', :made) ON CONFLICT DO NOTHING`, { made })
    const [kept] = this.#sql.all<{ secret: string }>(`SELECT secret FROM push_keys WHERE name = 'vapid'`, {})
    return kept?.secret ?? made
  }

  pushOf(person: string): readonly StoredPush[] {
    return this.#sql
      .all<PushRow>('SELECT * FROM push_endpoints WHERE person = :person ORDER BY made, endpoint', { person })
      .map(pushIn)
  }

  keepPush(push: StoredPush, most: number): void {
    const { person, after } = push
    this.#sql.run(
      `INSERT INTO push_endpoints VALUES (:endpoint, :person, :p256dh, :auth, :wait, :made) ON CONFLICT DO UPDATE
        SET person = excluded.person, p256dh = excluded.p256dh, auth = excluded.auth, made = excluded.made`,
      pushParameters(push),
    )
    this.#sql.run('UPDATE push_endpoints SET wait = :after WHERE person = :person', { person, after })
    this.#sql.run(
      `DELETE FROM push_endpoints WHERE person = :person AND endpoint NOT IN (
        SELECT endpoint FROM push_endpoints WHERE person = :person ORDER BY made DESC, endpoint LIMIT :most)`,
      { person, most },
    )
  }

  forgetPush(endpoint: string, person: string | null): void {
    this.#sql.run('DELETE FROM push_endpoints WHERE endpoint = :endpoint AND (:person IS NULL OR person = :person)', {
      endpoint,
      person,
    })
  }

  mailOf(person: string): readonly StoredMail[] {
    return this.#sql
      .all<MailRow>('SELECT * FROM mail_addresses WHERE person = :person ORDER BY made, id', { person })
      .map(mailIn)
  }

  mail(id: string): StoredMail | null {
    const [row] = this.#sql.all<MailRow>('SELECT * FROM mail_addresses WHERE id = :id', { id })
    return row === undefined ? null : mailIn(row)
  }

  keepMail(mail: StoredMail, unconfirmedSince: number): void {
    this.#sql.run('DELETE FROM mail_addresses WHERE confirmed = 0 AND (person = :person OR made < :since)', {
      person: mail.person,
      since: unconfirmedSince,
    })
    this.#sql.run(
      'INSERT INTO mail_addresses VALUES (:id, :person, :address, :confirmed, :wait, :made)',
      mailParameters(mail),
    )
  }

  confirmMail(id: string, since: number): boolean {
    const { changes } = this.#sql.run(
      'UPDATE mail_addresses SET confirmed = 1 WHERE id = :id AND (confirmed = 1 OR made >= :since)',
      { id, since },
    )
    this.#sql.run(
      `DELETE FROM mail_addresses WHERE id <> :id AND person IN (
        SELECT person FROM mail_addresses WHERE id = :id AND confirmed = 1)`,
      { id },
    )
    return changes === 1
  }

  forgetMail(id: string): boolean {
    return this.#sql.run('DELETE FROM mail_addresses WHERE id = :id', { id }).changes === 1
  }

  setMailAfter(person: string, after: number): void {
    this.#sql.run('UPDATE mail_addresses SET wait = :after WHERE person = :person', { person, after })
  }

  /** From those who want to be told to their tables: there are more tables than that. */
  due({ now, since, last, limit }: DueWanted): readonly DueReminder[] {
    return this.#sql
      .all<DueRow>(
        `SELECT tables.id AS table_id, game, seats, called.person, called.channel, asked.value ->> 'seat' AS seat,
          asked.value ->> 'turn' AS turn
        FROM (SELECT person, 'push' AS channel, min(wait) AS wait FROM push_endpoints GROUP BY person
          UNION ALL SELECT person, 'mail', wait FROM mail_addresses WHERE confirmed = 1) AS called
        JOIN people ON people.person = called.person AND people.standing = 'here'
        JOIN tables ON tables.id = people.table_id AND tables.status = 'playing' AND tables.updated >= :since
        JOIN json_each(tables.waiting_for) AS asked
          ON asked.value ->> 'since' <= :now - called.wait
          AND json_extract(seats, '$[' || (asked.value ->> 'seat') || '].person') = called.person
        LEFT JOIN told_turns AS told
          ON told.table_id = tables.id AND told.person = called.person AND told.channel = called.channel
        WHERE (told.turn IS NULL OR told.turn < asked.value ->> 'turn')
          AND (tables.id, called.person, called.channel) > (:table, :person, :channel)
        ORDER BY tables.id, called.person, called.channel LIMIT :limit`,
        {
          now,
          since,
          limit,
          table: last?.table ?? '',
          person: last?.person ?? '',
          channel: last?.channel ?? '',
        },
      )
      .map(dueIn)
  }

  tell({ table, person, channel, turn }: Turn): boolean {
    const { changes } = this.#sql.run(
      `INSERT INTO told_turns SELECT :table, :person, :channel, :turn
        WHERE EXISTS (SELECT 1 FROM tables WHERE id = :table)
        ON CONFLICT DO UPDATE SET turn = excluded.turn WHERE turn < excluded.turn`,
      { table, person, channel, turn },
    )
    return changes === 1
  }

  untell({ table, person, channel, turn }: Turn): void {
    this.#sql.run(
      'DELETE FROM told_turns WHERE table_id = :table AND person = :person AND channel = :channel AND turn = :turn',
      { table, person, channel, turn },
    )
  }
}
