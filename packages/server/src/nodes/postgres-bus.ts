import type { Sql } from 'postgres'
import type { Bus, Hearing, Notice } from './bus.ts'
import { Coalescer } from './coalescer.ts'

const CHANNEL = 'turnwright'
const BETWEEN_NOTICES = 5

/**
 * Notifications of PostgreSQL, outside of what they tell of: within a transaction they would make all commits of the
 * database wait for each other.
 */
export class PostgresBus implements Bus {
  readonly #sql: Sql
  readonly #node: string
  readonly #coalescer: Coalescer

  constructor(sql: Sql, node: string) {
    this.#sql = sql
    this.#node = node
    this.#coalescer = new Coalescer(
      BETWEEN_NOTICES,
      // Nothing of it has to outlive the database: it does not wait for the disk.
      (said) => sql`SELECT set_config('synchronous_commit', 'off', true), pg_notify(${CHANNEL}, ${`${node} ${said}`})`,
    )
  }

  say(notice: Notice): void {
    this.#coalescer.say(notice)
  }

  async listen(hearing: Hearing): Promise<void> {
    const hear = (payload: string): void => {
      const end = payload.indexOf(' ')
      const from = payload.slice(0, end)
      if (from === this.#node) return
      for (const notice of noticesIn(payload.slice(end + 1))) hearing.hear(from, notice)
    }
    await this.#sql.listen(CHANNEL, hear, () => hearing.gap())
  }
}

/** Whoever may use the database may notify; what cannot be read is left alone, and so is what later versions say. */
function noticesIn(text: string): readonly Notice[] {
  try {
    const notices: unknown = JSON.parse(text)
    return Array.isArray(notices) ? notices.filter(isNotice) : []
  } catch {
    return []
  }
}

function isNotice(given: unknown): given is Notice {
  if (typeof given !== 'object' || given === null) return false
  const { kind, table, version, seats, spectators } = given as Record<string, unknown>
  if (typeof table !== 'string') return false
  switch (kind) {
    case 'changed':
      return typeof version === 'number'
    case 'present':
      return Array.isArray(seats) && seats.every((seat) => typeof seat === 'number') && typeof spectators === 'number'
    default:
      return kind === 'who-is-there' || kind === 'wants-checkpoint'
  }
}
