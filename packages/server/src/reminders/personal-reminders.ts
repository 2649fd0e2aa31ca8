import type { PersonalPart } from '../accounts/personal-part.ts'
import type { PersonRows } from '../store/person-rows.ts'
import { type MailRow, mailIn, type PushRow, pushIn } from './reminder-rows.ts'

interface ToldRow {
  readonly table_id: string
  readonly channel: string
  readonly turn: number
}

const A_MINUTE = 60_000

/** What is kept of how somebody is called back. */
export class PersonalReminders implements PersonalPart {
  readonly name = 'reminders'
  readonly #rows: PersonRows

  constructor(rows: PersonRows) {
    this.#rows = rows
  }

  /** Without the keys by which a browser reads what it is sent. */
  async told(person: string): Promise<object> {
    const of = (table: string) => `SELECT * FROM ${this.#rows.at(table)} WHERE person = $1`
    const [browsers, addresses, turns] = await Promise.all([
      this.#rows.read<PushRow>(of('push_endpoints'), person),
      this.#rows.read<MailRow>(of('mail_addresses'), person),
      this.#rows.read<ToldRow>(of('told_turns'), person),
    ])
    return {
      browsers: browsers.map(pushIn).map(({ endpoint, after, made }) => ({ endpoint, ...moments({ after, made }) })),
      addresses: addresses
        .map(mailIn)
        .map(({ address, isConfirmed, after, made }) => ({ address, isConfirmed, ...moments({ after, made }) })),
      turns: turns.map(({ table_id: table, channel, turn }) => ({ table, channel, turn })),
    }
  }

  /** Who has an address of their own keeps it, and how long their games wait. */
  async handOver(from: string, to: string): Promise<void> {
    const [push, mail] = [this.#rows.at('push_endpoints'), this.#rows.at('mail_addresses')]
    await this.#rows.run([
      {
        sql: `UPDATE ${push} SET wait = (SELECT min(wait) FROM ${push} WHERE person = $2) WHERE person = $1
          AND EXISTS (SELECT 1 FROM ${push} AS theirs WHERE theirs.person = $2)`,
        values: [from, to],
      },
      { sql: `UPDATE ${push} SET person = $2 WHERE person = $1`, values: [from, to] },
      {
        sql: `DELETE FROM ${mail} WHERE person = $1 AND EXISTS (SELECT 1 FROM ${mail} AS theirs
          WHERE theirs.person = $2 AND theirs.confirmed >= mail_addresses.confirmed)`,
        values: [from, to],
      },
      {
        sql: `DELETE FROM ${mail} WHERE person = $2 AND confirmed = 0
          AND EXISTS (SELECT 1 FROM ${mail} AS theirs WHERE theirs.person = $1)`,
        values: [from, to],
      },
      { sql: `UPDATE ${mail} SET person = $2 WHERE person = $1`, values: [from, to] },
      this.#rows.passOn('told_turns', ['table_id', 'channel'], from, to),
      this.#rows.without('told_turns', from),
    ])
  }

  async forget(person: string): Promise<void> {
    const parts = ['push_endpoints', 'mail_addresses', 'told_turns']
    await this.#rows.run(parts.map((part) => this.#rows.without(part, person)))
  }
}

function moments({ after, made }: { readonly after: number; readonly made: number }) {
  return { afterMinutes: after / A_MINUTE, since: new Date(made).toISOString() }
}
