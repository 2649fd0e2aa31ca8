import { randomBytes } from 'node:crypto'
import type { Sql } from 'postgres'
import { Keyring } from '../http/keyring.ts'

const KEY_BYTES = 32
/** In seconds. A cookie lasts a year: with two keys of a year each none ends before its time. */
const SIGNS_FOR = 365 * 24 * 60 * 60
const KEPT = 2
const BETWEEN_LOOKS = 5 * 60
/** A new key signs only when every node has seen it. */
const SEEN_AFTER = 3 * BETWEEN_LOOKS
const ROTATING = 7_428_113_095

interface Key {
  readonly secret: Buffer
  readonly age: number
}

/** The keys of cookies, shared by all nodes. Whoever finds that the newest is old makes another. */
export class PostgresKeys {
  readonly keyring: Keyring
  readonly #sql: Sql
  readonly #looking: NodeJS.Timeout
  #onChange: () => void = () => undefined

  private constructor(sql: Sql, keyring: Keyring) {
    this.#sql = sql
    this.keyring = keyring
    // What cannot be read now is read the next time.
    this.#looking = setInterval(() => void this.look().catch(() => undefined), BETWEEN_LOOKS * 1_000).unref()
  }

  static async open(sql: Sql): Promise<PostgresKeys> {
    const { signing, others } = chosen(await rotated(sql))
    return new PostgresKeys(sql, new Keyring(signing, others))
  }

  /** Called when a cookie that was good may not be any more, or the other way round. */
  onChange(act: () => void): void {
    this.#onChange = act
  }

  async look(): Promise<void> {
    const { signing, others } = chosen(await rotated(this.#sql))
    this.keyring.replace(signing, others)
    this.#onChange()
  }

  stop(): void {
    clearInterval(this.#looking)
  }
}

/** All keys that count, the newest first; after a year there is another. */
async function rotated(sql: Sql): Promise<readonly Key[]> {
  return sql.begin(async (tx): Promise<readonly Key[]> => {
    await tx`SELECT pg_advisory_xact_lock(${ROTATING})`
    const read = () => tx<Key[]>`
      SELECT secret, extract(epoch FROM clock_timestamp() - made)::float8 AS age FROM turnwright.cookie_keys
      ORDER BY made DESC, secret LIMIT ${KEPT}`
    const [newest] = await read()
    if (newest === undefined || newest.age > SIGNS_FOR) {
      await tx`INSERT INTO turnwright.cookie_keys (secret) VALUES (${randomBytes(KEY_BYTES)})`
      await tx`DELETE FROM turnwright.cookie_keys WHERE secret NOT IN (
        SELECT secret FROM turnwright.cookie_keys ORDER BY made DESC, secret LIMIT ${KEPT})`
    }
    return [...(await read())]
  })
}

function chosen(keys: readonly Key[]): { readonly signing: Buffer; readonly others: readonly Buffer[] } {
  const [newest, earlier] = keys
  if (newest === undefined) throw new Error('there is no key')
  const signing = newest.age < SEEN_AFTER && earlier !== undefined ? earlier : newest
  return { signing: signing.secret, others: keys.filter((key) => key !== signing).map(({ secret }) => secret) }
}
