import postgres, { type ISql, type Sql } from 'postgres'
import { StartupError } from '../../startup-error.ts'
import { withLoneTransactions } from './lone-transactions.ts'
import { AT_TABLES, type Patience } from './patience.ts'
import { WatchedLines } from './watched-lines.ts'

const LOOKS_LIKE = 'postgres://user:password@host:5432/name'
/** A pool of lines; on each several statements may be under way. */
const LINES = 10
/** In seconds. */
const LONGEST_CONNECTING = 5

/** What speaks to the database: the pool, or one transaction on one of its lines. */
export type Speaker = ISql

export interface DatabaseAddress {
  readonly url: string
  /** For operators: without the password. */
  readonly where: string
}

/** What DATABASE_URL says; whatever is wrong with it, it is not repeated: it may hold a password. */
export function addressFrom(given: string): DatabaseAddress {
  const wrong = (): StartupError => new StartupError(`DATABASE_URL must look like ${LOOKS_LIKE}.`)
  if (!URL.canParse(given)) throw wrong()
  const { protocol, host, hostname, pathname } = new URL(given)
  const isNamed = hostname !== '' && pathname.length > 1
  if ((protocol !== 'postgres:' && protocol !== 'postgresql:') || !isNamed) throw wrong()
  return { url: given, where: `${host}${pathname}` }
}

/** A pool of lines to the database, on which one statement has been answered; there it goes by that name. */
export async function connect(
  { url, where }: DatabaseAddress,
  name: string,
  { statement, silence }: Patience = AT_TABLES,
): Promise<Sql> {
  const lines = new WatchedLines(silence)
  const options = {
    max: LINES,
    socket: lines.open,
    // What is not needed is hung up in order, before its silence looks like that of a line that is dead.
    idle_timeout: statement / 1_000,
    connect_timeout: LONGEST_CONNECTING,
    backoff: lines.between,
    // Arrays travel as JSON. The driver would ask for their types on every new line, and where nothing comes back its question
    // has nobody who hears that it failed: the process ends.
    fetch_types: false,
    onnotice: () => undefined,
    connection: {
      application_name: name,
      statement_timeout: statement,
      // A node that stops in the middle of something keeps nobody else waiting for longer.
      idle_in_transaction_session_timeout: statement,
    },
    // Moments in milliseconds and counts: far below what a number holds exactly.
    types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
  }
  const sql = withLoneTransactions(postgres(url, options) as unknown as Sql)
  try {
    await mustBeDurable(sql, where)
    return sql
  } catch (error) {
    await sql.end({ timeout: 1 }).catch(() => undefined)
    throw startupErrorOf(error, where)
  }
}

/** Whoever acknowledges an answer has it on a disk. */
async function mustBeDurable(sql: Sql, where: string): Promise<void> {
  const settings = await sql<{ name: string; setting: string }[]>`
    SELECT name, setting FROM pg_settings WHERE name IN ('synchronous_commit', 'fsync', 'server_encoding')`
  const { synchronous_commit, fsync, server_encoding } = Object.fromEntries(
    settings.map(({ name, setting }) => [name, setting]),
  )
  if (server_encoding !== 'UTF8')
    throw new StartupError(`The database ${where} does not hold all letters: make one with ENCODING 'UTF8'.`)
  if (synchronous_commit === 'off' || fsync === 'off')
    throw new StartupError(
      `PostgreSQL at ${where} says that something is stored before it is: set synchronous_commit and fsync to on there.`,
    )
}

/** What whoever started the server can do about it; other errors are left as they are. */
export function startupErrorOf(error: unknown, where: string): unknown {
  if (error instanceof StartupError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  switch (code) {
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ETIMEDOUT':
    case 'ECONNRESET':
    case 'CONNECT_TIMEOUT':
    case 'CONNECTION_CLOSED':
    case 'CONNECTION_DESTROYED':
    case 'CONNECTION_ENDED':
      return new StartupError(
        `No PostgreSQL answers at ${where} (${code}): start it, or set DATABASE_URL to where it runs.`,
      )
    case '57P03':
    case '53300':
      return new StartupError(
        `PostgreSQL at ${where} takes nobody in just now (${code}): start this again in a moment.`,
      )
    case '28000':
    case '28P01':
      return new StartupError(
        `PostgreSQL at ${where} does not let this user in: correct the user or the password in DATABASE_URL.`,
      )
    case '3D000':
      return new StartupError(`There is no database ${where}: make it with createdb, or name another in DATABASE_URL.`)
    case '42501':
    case '25006':
      return new StartupError(
        `The user in DATABASE_URL may not make tables in ${where}: make it the owner of the database, or name another.`,
      )
    default:
      return error
  }
}

/** Until the transaction ends, whoever asks for the same waits. */
export async function lock(sql: Speaker, what: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${what}, 0))`
}
