import type { Sql } from 'postgres'
import { dayOf } from '../day.ts'
import { entryParameters, paceParameters } from '../rows.ts'
import type { StoredEntry, TableChange } from '../store.ts'

/** What an answer changes, as one flat row. */
interface Answered {
  readonly id: string
  readonly version: number
  readonly offer: string | null
  readonly waiting_for: string
  readonly updated: number
  readonly pace: string | null
  readonly due: number | null
  readonly bots_asked: string | null
  readonly day: number
  readonly seq: number
  readonly entry: string
  readonly key: string | null
  readonly digest: string | null
  readonly branch_id: number | null
  readonly fingerprint: string | null
}

interface Waiting {
  readonly answered: Answered
  readonly resolve: (isSaved: boolean) => void
  readonly reject: (error: unknown) => void
}

/** While one is made durable the next is sent. */
const MOST_UNDER_WAY = 2
const MOST_IN_ONE = 64
const LONGEST_WAY = 1_000

/**
 * Answers at many tables in one statement: what comes up while others are made durable goes into the next. Each is judged
 * for itself, as it would be alone; the database plans, writes and syncs once for all of them.
 */
export class AnswerBatches {
  readonly #sql: Sql
  /** By table: of two at once at one table the second is not for here. */
  readonly #waiting = new Map<string, Waiting>()
  #underWay = 0
  #willSend = false

  constructor(sql: Sql) {
    this.#sql = sql
  }

  /** Whether it was made from the stored version, and is stored now; null where it is no answer, or has to go alone. */
  save(change: TableChange): Promise<boolean> | null {
    const answered = answeredBy(change)
    if (answered === null || this.#waiting.has(answered.id)) return null
    return new Promise((resolve, reject) => {
      this.#waiting.set(answered.id, { answered, resolve, reject })
      this.#sendSoon()
    })
  }

  /** What comes up in the same turn of the event loop travels together. */
  #sendSoon(): void {
    if (this.#willSend || this.#underWay === MOST_UNDER_WAY) return
    this.#willSend = true
    setImmediate(() => {
      this.#willSend = false
      void this.#send()
    })
  }

  async #send(): Promise<void> {
    const batch = [...this.#waiting.values()].slice(0, MOST_IN_ONE)
    if (batch.length === 0) return
    for (const { answered } of batch) this.#waiting.delete(answered.id)
    const makeWay = this.#takeWay()
    if (this.#waiting.size > 0) this.#sendSoon()
    try {
      const saved = await this.#store(batch.map(({ answered }) => answered))
      for (const { answered, resolve } of batch) resolve(saved.has(answered.id))
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
    makeWay()
  }

  /** Gives what lets the next one go. A statement that hangs, on a line that is dead, keeps the others waiting for a moment only. */
  #takeWay(): () => void {
    this.#underWay++
    let isTaken = true
    const makeWay = (): void => {
      clearTimeout(late)
      if (!isTaken) return
      isTaken = false
      this.#underWay--
      if (this.#waiting.size > 0) this.#sendSoon()
    }
    const late = setTimeout(makeWay, LONGEST_WAY).unref()
    return makeWay
  }

  /** The tables whose answers are stored. Whatever hangs together hangs on the row of its table, as in `saveStatement`. */
  async #store(answers: readonly Answered[]): Promise<ReadonlySet<string>> {
    const sql = this.#sql
    // Two nodes that change the same tables do so in the same order.
    const ordered = answers.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    const rows = await sql<{ readonly id: string }[]>`
      WITH answered AS (
        SELECT * FROM json_to_recordset(${JSON.stringify(ordered)}::text::json) AS one (
          id text, version int, offer text, waiting_for text, updated bigint, day int, pace text, due bigint, bots_asked text,
          seq int, entry text, key text, digest text, branch_id int, fingerprint text)
      ), changed AS (
        UPDATE turnwright.tables SET offer = answered.offer, waiting_for = answered.waiting_for,
          updated = answered.updated, version = answered.version, day = answered.day,
          bots_asked = answered.bots_asked,
          pace = coalesce(answered.pace, tables.pace),
          due = CASE WHEN answered.pace IS NULL THEN tables.due ELSE answered.due END
        FROM answered WHERE tables.id = answered.id AND tables.version = answered.version - 1
          AND NOT EXISTS (SELECT 1 FROM turnwright.tickets
            WHERE tickets.table_id = answered.id AND tickets.key = answered.key)
        RETURNING tables.id
      ), logged AS (
        INSERT INTO turnwright.entries (table_id, seq, entry, key, digest, branch_id, fingerprint)
        SELECT id, seq, entry, key, digest, branch_id, fingerprint FROM answered JOIN changed USING (id)
      ) SELECT id FROM changed`
    return new Set(rows.map(({ id }) => id))
  }
}

function answeredBy({ changed, table, entries, ticket, checkpoint, fault }: TableChange): Answered | null {
  const isMore = changed !== 'play' || ticket !== null || checkpoint !== null || fault !== null
  if (isMore || entries.length !== 1) return null
  const { id, version, offer, waitingFor, updated, botsAsked } = table
  const { seq, entry, key, digest, branch_id, fingerprint } = entryParameters(id, entries[0] as StoredEntry)
  return {
    id,
    version,
    offer: offer === null ? null : JSON.stringify(offer),
    waiting_for: JSON.stringify(waitingFor),
    updated,
    day: dayOf(updated),
    ...paceParameters(table.pace),
    bots_asked: botsAsked,
    seq,
    entry,
    key,
    digest,
    branch_id,
    fingerprint,
  }
}
