import { once } from 'node:events'
import { spawn } from 'node:child_process'
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestPostgres } from '../../../scripts/postgres/test-postgres.ts'
import { startServer } from './server.ts'
import { StartupError } from './startup-error.ts'
import { games, gamesUrl } from './testing/games.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await TestPostgres.start()
})
afterAll(() => postgres[Symbol.asyncDispose]())

/** Why a server does not start on this database. */
async function reasonAgainst(databaseUrl: string): Promise<string> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turnwright-postgres-'))
  try {
    const server = await startServer({ port: 0, dataDir: folder.path, databaseUrl, games, gamesUrl })
    await server.stop()
  } catch (error) {
    if (error instanceof StartupError) return error.message
    throw error
  }
  throw new Error('it started')
}

test('a DATABASE_URL that is none is said in one line, without the password in it', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turnwright-postgres-'))
  const env = { ...process.env, PORT: '0', DATA_DIR: folder.path, DATABASE_URL: 'mysql://ana:secret@localhost/games' }
  const main = new URL('./testing/test-main.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [main], { env })
  let said = ''
  child.stderr.on('data', (data) => (said += data))
  expect((await once(child, 'exit'))[0]).not.toBe(0)
  expect(said).toBe('DATABASE_URL must look like postgres://user:password@host:5432/name.\n')
})

test.for(['postgres', 'postgres://', 'postgres://localhost', 'postgres://localhost/', 'http://localhost/games'])(
  '%s is no address of a database',
  async (url) => {
    expect(await reasonAgainst(url)).toContain('DATABASE_URL must look like')
  },
)

test('a database that nobody answers for, that is not there or does not let one in is said in words that tell what to do', async () => {
  const nobody = await reasonAgainst('postgres://ana:secret@127.0.0.1:1/games')
  expect(nobody).toBe(
    'No PostgreSQL answers at 127.0.0.1:1/games (ECONNREFUSED): start it, or set DATABASE_URL to where it runs.',
  )
  const absent = await reasonAgainst(postgres.addressOf('no_such_database'))
  expect(absent).toMatch(/^There is no database .+\/no_such_database: make it with createdb, or name another/)
  const url = new URL(await postgres.database())
  url.username = 'no_such_user'
  expect(await reasonAgainst(url.href)).toMatch(/does not let this user in: correct the user or the password/)
})

test('a user who may not make tables, and a database that acknowledges too early, are refused in words', async () => {
  const url = await postgres.database()
  await postgres.run(url, `CREATE ROLE reader LOGIN`)
  const asReader = new URL(url)
  asReader.username = 'reader'
  expect(await reasonAgainst(asReader.href)).toMatch(/may not make tables in .+: make it the owner/)
  await postgres.run(url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET synchronous_commit = off`)
  expect(await reasonAgainst(url)).toMatch(/says that something is stored before it is: set synchronous_commit/)
})
