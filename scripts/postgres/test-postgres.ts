import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import postgres from 'postgres'

type Keeper = ChildProcessByStdio<Writable, Readable, null>

/** A real PostgreSQL for the length of a test or a measurement: the one of TEST_DATABASE_URL, or one of its own. */
export class TestPostgres implements AsyncDisposable {
  readonly #url: string
  readonly #keeper: Keeper | null
  readonly #lines: AsyncIterator<string> | null

  private constructor(url: string, keeper: Keeper | null, lines: AsyncIterator<string> | null) {
    this.#url = url
    this.#keeper = keeper
    this.#lines = lines
  }

  /** Its files lie in a new folder within the given one, or among temporary ones. */
  static async start(within?: string): Promise<TestPostgres> {
    const given = process.env['TEST_DATABASE_URL']
    if (given !== undefined && given !== '') return new TestPostgres(given, null, null)
    return TestPostgres.#keep(within === undefined ? [] : [within])
  }

  /** The one whose programs lie in a folder. */
  static async startInstalled(programs: string): Promise<TestPostgres> {
    return TestPostgres.#keep([tmpdir(), programs])
  }

  static async #keep(where: readonly string[]): Promise<TestPostgres> {
    const args = [fileURLToPath(new URL('./keeper.ts', import.meta.url)), ...where]
    const keeper: Keeper = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
    const lines = createInterface({ input: keeper.stdout })[Symbol.asyncIterator]()
    const port = await nextOf(lines)
    return new TestPostgres(`postgres://postgres@127.0.0.1:${port}/postgres`, keeper, lines)
  }

  /** The address of a new, empty database. To make one takes longer than to empty one. */
  async database(): Promise<string> {
    const name = `test_${randomBytes(6).toString('hex')}`
    await this.run(this.#url, `CREATE DATABASE ${name}`)
    return this.addressOf(name)
  }

  addressOf(database: string): string {
    const url = new URL(this.#url)
    url.pathname = `/${database}`
    return url.href
  }

  /** Runs statements in a database. */
  async run(url: string, statements: string): Promise<readonly Record<string, unknown>[]> {
    const sql = postgres(url, { max: 1, onnotice: () => undefined })
    try {
      return [...(await sql.unsafe(statements))]
    } finally {
      await sql.end()
    }
  }

  /** Takes away everything that a server has kept in a database, but for its tables. */
  async empty(url: string): Promise<string> {
    const found = await this.run(url, `SELECT tablename FROM pg_tables WHERE schemaname = 'turnwright'`)
    const names = found.map(({ tablename }) => `turnwright.${String(tablename)}`)
    const kept = names.filter((name) => name !== 'turnwright.schema')
    if (kept.length > 0) await this.run(url, `TRUNCATE ${kept.join()}`)
    return url
  }

  /** As after a crash: all lines are cut, and what was acknowledged is there again. */
  async restart(away = 0): Promise<void> {
    if (this.#keeper === null || this.#lines === null) throw new Error('this PostgreSQL belongs to somebody else')
    this.#keeper.stdin.write(`restart ${away}\n`)
    await nextOf(this.#lines)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#keeper === null) return
    const ended = once(this.#keeper, 'exit')
    this.#keeper.stdin.end()
    await ended
  }
}

async function nextOf(lines: AsyncIterator<string>): Promise<string> {
  const { value, done } = await lines.next()
  if (done === true) throw new Error('PostgreSQL did not start')
  return value
}
