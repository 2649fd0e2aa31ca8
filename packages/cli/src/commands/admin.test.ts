import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient, newKey } from '@turnwright/protocol'
import { type RunningServer, startServer } from '@turnwright/server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sharedPostgres } from '../../../../scripts/postgres/shared-postgres.ts'
import type { TestPostgres } from '../../../../scripts/postgres/test-postgres.ts'
import { type Ended, Scratch, turnwright, turnwrightWith } from '../testing/turnwright-process.ts'
import { typed } from '../testing/typed.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await sharedPostgres()
}, 60_000)

/** A server with a finished game of Ana against a bot, a deal of the day, and a fault that somebody noted. */
class Lived implements AsyncDisposable {
  readonly scratch: Scratch
  readonly env: Record<string, string>
  readonly #server: RunningServer
  table = ''

  private constructor(server: RunningServer, env: Record<string, string>, scratch: Scratch) {
    this.scratch = scratch
    this.#server = server
    this.env = env
  }

  static async start(databaseUrl: string | null): Promise<Lived> {
    const scratch = new Scratch()
    const server = await startServer({
      port: 0,
      dataDir: scratch.path('data'),
      databaseUrl,
      limits: null,
      botPace: [0, 0],
    })
    const env: Record<string, string> =
      databaseUrl === null ? { DATA_DIR: scratch.path('data') } : { DATABASE_URL: databaseUrl }
    const lived = new Lived(server, env, scratch)
    await lived.#play()
    await lived.#fault(databaseUrl)
    return lived
  }

  admin(...args: readonly string[]): Promise<Ended> {
    return adminAt(this.env, ...args)
  }

  async #play(): Promise<void> {
    let cookie = ''
    const client = createClient({
      headers: () => ({ cookie }),
      fetch: async (path, init) => {
        const response = await fetch(`http://127.0.0.1:${this.#server.port}${path}`, init)
        cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? cookie
        return response
      },
    })
    await client.call('POST /api/identity', { body: { name: 'Ana' } })
    const seats = [{ kind: 'you' as const }, { kind: 'bot' as const }]
    const { id } = await client.call('POST /api/tables', { body: { game: 'tic-tac-toe', seats } })
    this.table = id
    for (let n = 0; n < 1_000; n++) {
      await pause(10)
      const { play, status, you } = await client.call('GET /api/tables/:id', { params: { id }, query: {} })
      if (status === 'finished') break
      const [prompt] = play?.prompts ?? []
      if (prompt === undefined || play === null || you.seat === null) continue
      const { title, requestId, choices } = prompt
      const selection = [choices[0]!.id]
      const actor = play.players[you.seat]!.name
      await client.call('POST /api/tables/:id/answers', {
        params: { id },
        body: { actor, title, requestId, branchId: play.branchId, selection, key: newKey() },
      })
    }
    await client.call('GET /api/deals', {})
  }

  /** As if the rules had broken at the second answer. */
  async #fault(databaseUrl: string | null): Promise<void> {
    const values = (entry: string) =>
      `INSERT INTO faults (table_id, at, message, stack, answer, seq) VALUES ('${this.table}', 1, 'it broke', 'Error: it broke', '${entry}', 1)`
    const second = `SELECT entry FROM entries WHERE table_id = '${this.table}' AND seq = 1`
    if (databaseUrl === null) {
      const db = new DatabaseSync(`${this.env['DATA_DIR']}/turnwright.sqlite`, { timeout: 5_000 })
      db.exec(values((db.prepare(second).get() as { entry: string }).entry))
      db.close()
    } else {
      const [row] = await postgres
        .run(databaseUrl, `SET search_path = turnwright; ${second}`)
        .then((rows) => rows.flat())
      await postgres.run(
        databaseUrl,
        `SET search_path = turnwright; ${values(String((row as { entry: string }).entry))}`,
      )
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#server.stop()
    this.scratch[Symbol.dispose]()
  }
}

/** The command within this process, with something said in its environment. */
async function adminAt(env: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<Ended> {
  for (const name of ['DATA_DIR', 'DATABASE_URL']) vi.stubEnv(name, env[name])
  try {
    return await typed('admin', ...args)
  } finally {
    vi.unstubAllEnvs()
  }
}

const fine = { code: 0, err: '' }

describe.each(['SQLite', 'PostgreSQL'] as const)('admin, beside a server that keeps its tables in %s', (kind) => {
  let lived: Lived
  beforeAll(async () => {
    lived = await Lived.start(kind === 'SQLite' ? null : await postgres.database())
  }, 60_000)
  afterAll(() => lived[Symbol.asyncDispose]())

  test('tables lists them, and how many there are of each kind', async () => {
    const listed = await lived.admin('tables', '--status', 'finished')
    expect(listed).toMatchObject(fine)
    expect(listed.out).toContain(lived.table)
    expect(listed.out).toContain('1 finished of tic-tac-toe')
    const { tables } = JSON.parse((await lived.admin('tables', '--json')).out)
    expect(tables).toEqual([expect.objectContaining({ id: lived.table, players: ['Ana', 'Fair Nora'] })])
    expect((await lived.admin('tables', '--game', 'agricola', '--json')).out).toContain('"tables": []')
  })

  test('guests tells the ids that ban takes, bans lists them, and unban lets them in again', async () => {
    const [guest] = JSON.parse((await lived.admin('guests', '--name', 'Ana', '--json')).out)
    expect(guest).toMatchObject({ name: 'Ana', tables: 1, banned: false })
    const banned = await lived.admin('ban', guest.id, '--days', '3', '--reason', 'floods the lobby')
    expect(banned).toMatchObject(fine)
    expect((await lived.admin('guests')).out).toContain('banned')
    expect((await lived.admin('bans')).out).toContain('floods the lobby')
    expect(await lived.admin('unban', guest.id)).toMatchObject(fine)
    expect(await lived.admin('unban', guest.id)).toMatchObject({
      code: 1,
      err: expect.stringContaining('is not banned'),
    })
    expect((await lived.admin('bans')).out).toBe('Nobody is banned.\n')
  })

  test('faults lists them, fault saves one as a record, replay plays it and reproduce tries it again', async () => {
    expect((await lived.admin('faults')).out).toContain('after 1 entries: it broke')
    const file = lived.scratch.path('fault.json')
    expect(await lived.admin('fault', lived.table, '--save', file)).toMatchObject(fine)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect((await turnwright('replay', file, '--quiet')).out).toContain('EXACT')
    expect(await lived.admin('reproduce', file)).toEqual({ ...fine, out: 'It does not break any more.\n' })
    const record = JSON.parse(readFileSync(file, 'utf8'))
    const broken = lived.scratch.write('broken.json', { ...record, fault: { ...record.fault, answer: null } })
    expect((await lived.admin('reproduce', broken)).code).toBe(0)
  })

  test('verify plays every table again', async () => {
    const { code, out } = await lived.admin('verify', '--threads', '1')
    expect({ code, out }).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^1 exact, 0 not begun, 0 unverified, 0 diverged/),
    })
  })

  test('export writes a file that nobody else may read, and import fills another database with it', async () => {
    const file = lived.scratch.path('all.jsonl')
    expect(await lived.admin('export', file)).toMatchObject({ code: 0, err: expect.stringContaining('1 tables with') })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const elsewhere =
      kind === 'SQLite' ? { DATABASE_URL: await postgres.database() } : { DATA_DIR: lived.scratch.path('moved') }
    expect(await adminAt(elsewhere, 'import', file)).toMatchObject({
      code: 0,
      err: expect.stringContaining('Imported'),
    })
    expect((await adminAt(elsewhere, 'verify')).out).toContain('1 exact')
    expect(await adminAt(elsewhere, 'import', file)).toMatchObject({
      code: 1,
      err: expect.stringContaining('already'),
    })
    expect(await lived.admin('export', file)).toMatchObject({ code: 1, err: expect.stringContaining('there already') })
  })

  test('export and import speak to each other through a pipe', async () => {
    const exported = await turnwrightWith(lived.env, 'admin', 'export', '-')
    expect(exported.code).toBe(0)
    const main = new URL('../main.ts', import.meta.url).pathname
    const env = { ...process.env, DATA_DIR: lived.scratch.path('piped') }
    const child = spawn(process.execPath, [main, 'admin', 'import', '-'], { env, stdio: ['pipe', 'ignore', 'ignore'] })
    child.stdin.end(exported.out)
    expect(await once(child, 'exit')).toEqual([0, null])
  })
})

test('reports shows what was said, what came before it, and whom to ban', async () => {
  await using lived = await Lived.start(null)
  expect((await lived.admin('reports')).out).toBe('Nothing was reported.\n')
  const db = new DatabaseSync(lived.scratch.path('data/turnwright.sqlite'))
  const report = [
    lived.table,
    2,
    'ana',
    'Ana',
    'the-id-of-bo',
    'Bo',
    'rude words',
    JSON.stringify([{ person: 'ana', name: 'Ana', said: '[hello]' }]),
  ]
  db.prepare('INSERT INTO talk_reports VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)').run(...report, Date.UTC(2031, 4, 6))
  db.close()
  const { out } = await lived.admin('reports')
  expect(out.split('\n').slice(0, 4)).toEqual([
    `2031-05-06 00:00 UTC  table ${lived.table}, reported by Ana`,
    '    Ana: [hello]',
    '  > Bo: rude words',
    '    turnwright admin ban the-id-of-bo',
  ])
  expect(JSON.parse((await lived.admin('reports', '--json')).out)).toMatchObject([
    { said: 'rude words', aboutName: 'Bo' },
  ])
})

test('backup copies a folder beside its server, and a server starts on the copy', async () => {
  await using lived = await Lived.start(null)
  const folder = lived.scratch.path('backup')
  expect(await lived.admin('backup', folder)).toMatchObject(fine)
  expect((await adminAt({}, 'verify', '--data', folder)).out).toContain('1 exact')
  const server = await startServer({ port: 0, dataDir: folder })
  await server.stop()
  expect(await lived.admin('backup', folder)).toMatchObject({ code: 1, err: expect.stringContaining('not empty') })
  const there = await adminAt({ DATABASE_URL: 'postgres://x@127.0.0.1:1/x' }, 'backup', folder)
  expect(there).toMatchObject({ code: 1, err: expect.stringContaining('pg_dump') })
})

test('admin says what it can do, and what is wrong with what was asked', async () => {
  const asked = async (...args: readonly string[]) => (await adminAt({}, ...args)).err
  expect(await asked('tabels')).toContain('Did you mean "tables"?')
  expect(await asked('ban')).toContain('needs <who>')
  expect(await asked('verify', 'this')).toContain('does not know what to do with "this"')
  expect(await asked('tables', '--days', '3')).toContain('has no option --days')
  expect(await asked('tables', '--status', 'broken')).toContain('--status must be')
  expect(await asked('tables', '--data', '/nowhere')).toContain('There is no database in /nowhere')
})
