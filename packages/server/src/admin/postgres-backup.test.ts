import { execFile } from 'node:child_process'
import { mkdtempDisposableSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'
import { installedPostgres } from '../../../../scripts/postgres/installed.ts'
import { TestPostgres } from '../../../../scripts/postgres/test-postgres.ts'
import { gamesUrl } from '../testing/games.ts'
import { seated } from '../testing/seated.ts'
import type { TestGuest } from '../testing/test-guest.ts'
import { TestServer } from '../testing/test-server.ts'
import { exportTo, importInto, openLedger, readExport, verifyAll } from './index.ts'

interface Way {
  readonly name: string
  start(): Promise<TestPostgres>
  /** The address of a new database. */
  database(postgres: TestPostgres): Promise<string>
  /** A backup of a database that is in use, put back into another, whose address this gives. */
  backUpAndRestore(url: string, postgres: TestPostgres, folder: string): Promise<string>
}

const operating = readFileSync(new URL('../../../../docs/operating.md', import.meta.url), 'utf8')
const installed = installedPostgres()

/** What operators are told to type. */
function toldToType(commands: RegExp): string {
  const [, told] = commands.exec(operating) ?? []
  if (told === undefined) throw new Error(`docs/operating.md tells nobody to type ${commands.source}`)
  return told
}

function ownTools(programs: string): Way {
  /** As the superuser, with the address of the server's own database at hand. */
  const type = async (commands: string, postgres: TestPostgres, cwd: string): Promise<void> => {
    const { hostname, port, username } = new URL(postgres.addressOf('postgres'))
    const PATH = [programs, process.env['PATH']].join(delimiter)
    const place = { PGHOST: hostname, PGPORT: port, PGUSER: username, DATABASE_URL: ownAddress(postgres) }
    await promisify(execFile)('sh', ['-ec', commands], { cwd, env: { ...process.env, PATH, ...place } })
  }
  return {
    name: 'the tools of PostgreSQL, as operators are told to use them,',
    start: () => TestPostgres.startInstalled(programs),
    async database(postgres) {
      // Nobody is there to type a password.
      const commands = toldToType(/`(createuser -P turnwright; createdb [^`]+)`/).replace(' -P ', ' ')
      await type(commands, postgres, tmpdir())
      return ownAddress(postgres)
    },
    async backUpAndRestore(_, postgres, folder) {
      await type(toldToType(/^(pg_dump [^`]+?pg_restore .*)$/m), postgres, folder)
      return ownAddress(postgres, 'turnwright_restored')
    },
  }
}

/** As the server comes to it, which is nobody special there. */
function ownAddress(postgres: TestPostgres, database = 'turnwright'): string {
  const url = new URL(postgres.addressOf(database))
  url.username = 'turnwright'
  return url.href
}

const ourOwn: Way = {
  name: 'an export and an import',
  start: () => TestPostgres.start(),
  database: (postgres) => postgres.database(),
  async backUpAndRestore(url, postgres, folder) {
    await using ledger = await openLedger({ dataDir: folder, databaseUrl: url }, 'read')
    const lines: string[] = []
    await exportTo(ledger, new Date(), async (line) => void lines.push(line))
    const restored = await postgres.database()
    const told = async function* (): AsyncIterable<string> {
      yield* lines
    }
    await importInto({ dataDir: folder, databaseUrl: restored }, readExport(told()))
    return restored
  },
}

// A machine without PostgreSQL has no tools of it to try.
const ways = installed === null ? [ourOwn] : [ourOwn, ownTools(installed)]

test.each(ways)(
  'a backup of PostgreSQL by $name is made while people play, and a server starts on what is restored',
  { timeout: 120_000 },
  async (way) => {
    await using postgres = await way.start()
    using folder = mkdtempDisposableSync(join(tmpdir(), 'turnwright-dump-'))
    const databaseUrl = await way.database(postgres)
    await using server = await TestServer.start({ databaseUrl })
    const { id, people } = await seated(server, 2, 'turns', 5_000)
    const [ana, bo] = people as [TestGuest, TestGuest]
    let isPlaying = true
    let acknowledged = 0
    const playing = (async () => {
      while (isPlaying) for (const guest of [ana, bo]) acknowledged = (await guest.answers(id, ['pass'])).seq
    })()
    await vi.waitFor(() => expect(acknowledged).toBeGreaterThan(10), { timeout: 20_000 })
    const before = acknowledged
    const restoredUrl = await way.backUpAndRestore(databaseUrl, postgres, folder.path)
    isPlaying = false
    await playing

    await using restored = await TestServer.start({ databaseUrl: restoredUrl })
    const same = restored.stranger()
    same.cookie = ana.cookie
    const { seq, you } = await same.sees(id)
    expect(seq, 'all that was acknowledged before it began').toBeGreaterThanOrEqual(before)
    expect(you.seat).toBe(0)
    const next = restored.stranger()
    next.cookie = seq % 2 === 0 ? ana.cookie : bo.cookie
    expect((await next.answers(id, ['pass'])).seq).toBe(seq + 1)
    await using ledger = await openLedger({ dataDir: folder.path, databaseUrl: restoredUrl }, 'read')
    expect((await verifyAll(ledger, { gamesUrl, threads: 1 })).counts).toMatchObject({ exact: 1, diverged: 0 })
  },
)
