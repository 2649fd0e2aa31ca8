import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { serve } from './serve.ts'
import { startServer } from './server.ts'
import { games, gamesUrl } from './testing/games.ts'
import { ServerProcess } from './testing/server-process.ts'

const temporary = () => mkdtempDisposableSync(join(tmpdir(), 'turnwright-startup-'))

/** What a program says that ends by itself, since it cannot start. */
async function programSays(env: Record<string, string>): Promise<string> {
  const main = new URL('./testing/test-main.ts', import.meta.url)
  const child: ChildProcess = spawn(process.execPath, [main.pathname], { env: { ...process.env, PORT: '0', ...env } })
  let said = ''
  child.stderr?.on('data', (data) => (said += data))
  const [code] = (await once(child, 'exit')) as [number]
  expect(code).not.toBe(0)
  expect(said.trimEnd().split('\n'), 'one line').toHaveLength(1)
  return said.trim()
}

/** The same without a process: what it would say before it ends. */
async function lineOf(env: Record<string, string>): Promise<string> {
  const says = vi.spyOn(console, 'error').mockReturnValue()
  try {
    await serve({ PORT: '0', ...env }, { games, gamesUrl, webDist: null })
    expect(process.exitCode).toBe(1)
    const said = says.mock.calls.flat().join('\n')
    expect(said.split('\n'), 'one line').toHaveLength(1)
    return said
  } finally {
    says.mockRestore()
    process.exitCode = undefined
  }
}

test('it prints its link, keeps its secret to itself, and ends well when it is asked to', async () => {
  using folder = temporary()
  const server = await ServerProcess.start(folder.path)
  expect(server.said).toMatch(/^http:\/\/localhost:\d+\n$/)
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
  expect(statSync(join(folder.path, 'secret.key')).mode & 0o777).toBe(0o600)
  expect(await server.end('SIGTERM')).toBe(0)
})

test('a port that is taken or no port is said in one line', async () => {
  using folder = temporary()
  const other: Server = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address() as { port: number }
  const taken = await programSays({ DATA_DIR: folder.path, PORT: String(address.port) })
  expect(taken).toBe(`Port ${address.port} is taken: stop the other program, or set PORT to another.`)
  for (const port of ['abc', '70000'])
    expect(await lineOf({ DATA_DIR: folder.path, PORT: port })).toContain(`not "${port}"`)
  other.close()
})

test('a setting with a value that nobody knows is said in one line', async () => {
  using folder = temporary()
  const said = await programSays({ DATA_DIR: folder.path, LOG_LEVEL: 'loud' })
  expect(said).toBe('LOG_LEVEL must be on or silent, not "loud".')
  const lineWith = (setting: string, value: string) => lineOf({ DATA_DIR: folder.path, [setting]: value })
  expect(await lineWith('RATE_LIMITS', 'no')).toBe('RATE_LIMITS must be on or off, not "no".')
  expect(await lineWith('KEEP_UNFINISHED_DAYS', '0')).toBe(
    'KEEP_UNFINISHED_DAYS must be a number of days from 1 up, or forever, not "0".',
  )
  expect(await lineWith('TRUSTED_PROXIES', 'loopback, 10.0.0.0/33')).toMatch(
    /^TRUSTED_PROXIES must be addresses or ranges .+, not "10\.0\.0\.0\/33"\.$/,
  )
  expect(await lineWith('UNWATCHED_BOTS', 'on')).toBe('UNWATCHED_BOTS must be rest or play, not "on".')
  expect(await lineWith('REVIEW_THREADS', '65')).toBe('REVIEW_THREADS must be a whole number from 0 to 64, not "65".')
})

test('a folder that cannot be written, a foreign or newer database are each said in one line', async () => {
  using folder = temporary()
  const at = (name: string) => join(folder.path, name)
  writeFileSync(at('file'), '')
  mkdirSync(at('damaged'))
  writeFileSync(
    join(at('damaged'), 'turnwright.sqlite'),
    'this is no database, and it is long enough to show it'.repeat(40),
  )
  mkdirSync(at('newer'))
  const newer = new DatabaseSync(join(at('newer'), 'turnwright.sqlite'))
  newer.exec('PRAGMA user_version = 999')
  newer.close()
  expect(await lineOf({ DATA_DIR: join(at('file'), 'below') })).toMatch(
    /cannot be written .+: set DATA_DIR to one that can\.$/,
  )
  expect(await programSays({ DATA_DIR: at('damaged') })).toContain('is damaged')
  expect(await lineOf({ DATA_DIR: at('newer') })).toContain('newer version')
})

test('a second server on the same folder is refused, and the folder is free again after a kill', async () => {
  using folder = temporary()
  const first = await ServerProcess.start(folder.path)
  expect(await lineOf({ DATA_DIR: folder.path })).toContain('Another server is running on the folder')
  await first.end('SIGKILL')
  const second = await ServerProcess.start(folder.path)
  expect(await second.end('SIGINT')).toBe(0)
})

test('a database of which a part is gone is refused, and what to do about it is said', {
  timeout: 180_000,
}, async () => {
  using folder = temporary()
  const at = (name: string) => join(folder.path, name, 'turnwright.sqlite')
  const lineAt = (name: string) => lineOf({ DATA_DIR: join(folder.path, name) })
  await opens(join(folder.path, 'empty'))
  writeFileSync(at('empty'), '')
  expect(await lineAt('empty')).toMatch(/is empty, .+: restore a backup; to begin anew, remove it\.$/)
  const server = await ServerProcess.start(join(folder.path, 'no-database'))
  await server.end('SIGKILL')
  rmSync(at('no-database'))
  expect(await lineAt('no-database')).toMatch(/is missing, but .+: put it back or restore a backup/)
})

test('a database whose log was damaged or cut short is refused, and what to do about it is said', {
  timeout: 180_000,
}, async () => {
  using folder = temporary()
  const names = ['cut', 'damaged', 'gone', 'whole', 'early', 'mixed', 'unmarked']
  const at = (name: string) => join(folder.path, name, 'turnwright.sqlite')
  const server = await ServerProcess.start(join(folder.path, 'left'))
  await openTables(server.origin, 3)
  await server.end('SIGKILL')
  for (const name of names) cpSync(join(folder.path, 'left'), join(folder.path, name), { recursive: true })
  const { size } = statSync(`${at('cut')}-wal`)
  truncateSync(`${at('cut')}-wal`, size - 5_000)
  const log = openSync(`${at('damaged')}-wal`, 'r+')
  writeSync(log, 'damage', size - 10_000)
  closeSync(log)
  rmSync(`${at('gone')}-wal`)
  // A log that ends early lays old pages over newer ones, and the whole may no longer be a database.
  truncateSync(`${at('early')}-wal`, Math.round(size / 10))
  truncateSync(`${at('mixed')}-wal`, 32)
  truncateSync(`${at('unmarked')}-open`, 15)
  for (const [name, what] of [
    ['cut', 'damaged or cut short'],
    ['damaged', 'damaged or cut short'],
    ['gone', 'missing'],
    ['early', 'damaged or cut short'],
    ['mixed', 'damaged or cut short'],
  ] as const) {
    const before = storedIn(at(name))
    const line = await lineOf({ DATA_DIR: join(folder.path, name) })
    expect(line).toMatch(
      new RegExp(
        `(turnwright.sqlite-wal is ${what}, with the last \\d+ commits|cannot be read together with its log .+): put it back`,
      ),
    )
    expect(storedIn(at(name)), `${name} was touched`).toEqual(before)
    rmSync(`${at(name)}-open`)
    rmSync(`${at(name)}-wal`, { force: true })
  }
  const unmarked = await lineOf({ DATA_DIR: join(folder.path, 'unmarked') })
  expect(unmarked).toMatch(/sqlite-open, which says what it must hold, is damaged: put it back or restore a backup/)
  rmSync(`${at('unmarked')}-open`)
  for (const name of names) await opens(join(folder.path, name))
})

/** A server starts on the folder and stops in order. */
async function opens(folder: string): Promise<void> {
  const server = await startServer({ port: 0, dataDir: folder, games, gamesUrl, webDist: null })
  await server.stop()
  expect(existsSync(join(folder, 'turnwright.sqlite-wal')), 'closed in order').toBe(false)
}

/** The database and its log, byte by byte. */
function storedIn(database: string): readonly (string | null)[] {
  return [database, `${database}-wal`].map((file) => (existsSync(file) ? readFileSync(file, 'hex') : null))
}

async function openTables(origin: string, count: number): Promise<void> {
  const json = (path: string, body: unknown, cookie = '') =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const [cookie = ''] = (await json('/api/identity', { name: 'Ana' })).headers.getSetCookie()[0]?.split(';') ?? []
  for (let n = 0; n < count; n++)
    expect(
      (await json('/api/tables', { game: 'tic-tac-toe', seats: [{ kind: 'you' }, { kind: 'open' }] }, cookie)).ok,
    ).toBe(true)
}

test('a database that was closed in order needs no log, and neither does a copy of a running one', {
  timeout: 180_000,
}, async () => {
  using folder = temporary()
  await opens(join(folder.path, 'a'))
  const databases = readdirSync(join(folder.path, 'a')).filter((name) => name.startsWith('turnwright'))
  expect(databases).toEqual(['turnwright.sqlite'])
  const running = await ServerProcess.start(join(folder.path, 'a'))
  mkdirSync(join(folder.path, 'b'))
  const db = new DatabaseSync(join(folder.path, 'a', 'turnwright.sqlite'), { readOnly: true })
  await backup(db, join(folder.path, 'b', 'turnwright.sqlite'))
  db.close()
  await running.end('SIGKILL')
  for (const name of ['a', 'b']) await opens(join(folder.path, name))
})

test('whatever the folder was before, it and everything in it is its owner’s alone', async () => {
  using folder = temporary()
  const first = await ServerProcess.start(folder.path)
  await first.end('SIGKILL')
  chmodSync(folder.path, 0o755)
  for (const name of readdirSync(folder.path)) chmodSync(join(folder.path, name), 0o755)
  const second = await startServer({ port: 0, dataDir: folder.path, games, gamesUrl })
  expect(statSync(folder.path).mode & 0o777).toBe(0o700)
  const files = readdirSync(folder.path, { withFileTypes: true }).flatMap((each) => (each.isFile() ? [each.name] : []))
  expect(files).toContain('turnwright.sqlite-wal')
  for (const name of files) expect(statSync(join(folder.path, name)).mode & 0o777, `of ${name}`).toBe(0o600)
  await second.stop()

  using shared = temporary()
  chmodSync(shared.path, 0o1777)
  expect(await lineOf({ DATA_DIR: shared.path })).toContain('is shared by everybody: set DATA_DIR')
  expect(statSync(shared.path).mode & 0o7777).toBe(0o1777)
})

test('records are their owner’s alone too, and what an interrupted one left is gone', async () => {
  using folder = temporary()
  const records = join(folder.path, 'records')
  mkdirSync(records, { mode: 0o755 })
  // No record of a table, since those of unknown tables go as soon as the server is up.
  writeFileSync(join(records, 'kept'), '{}', { mode: 0o644 })
  writeFileSync(join(records, 'begun.json.new'), '{')
  mkdirSync(join(folder.path, 'handed-in'))
  writeFileSync(join(folder.path, 'handed-in', 'begun.json.new'), '{')
  const server = await ServerProcess.start(folder.path)
  expect(readdirSync(records)).toEqual(['kept'])
  expect(readdirSync(join(folder.path, 'handed-in'))).toEqual([])
  expect(statSync(records).mode & 0o777).toBe(0o700)
  expect(statSync(join(records, 'kept')).mode & 0o777).toBe(0o600)
  await server.end('SIGKILL')
  writeFileSync(join(folder.path, 'turnwright.sqlite-new'), '')
  const again = await startServer({ port: 0, dataDir: folder.path, games, gamesUrl })
  expect(readdirSync(folder.path)).not.toContain('turnwright.sqlite-new')
  await again.stop()
})

test('what stands where records or the secret should be is said in one line', async () => {
  using folder = temporary()
  const at = (name: string) => join(folder.path, name)
  for (const name of ['file', 'link', 'secret']) mkdirSync(at(name))
  writeFileSync(join(at('file'), 'records'), '')
  symlinkSync(at('nowhere'), join(at('link'), 'records'))
  mkdirSync(join(at('secret'), 'secret.key'))
  for (const name of ['file', 'link'])
    expect(await lineOf({ DATA_DIR: at(name) })).toMatch(/records is no folder: move it away\.$/)
  expect(await lineOf({ DATA_DIR: at('secret') })).toMatch(
    /secret\.key is no file: move it away, or restore the file\.$/,
  )
})

test('a second signal while the server stops does not cut the first one short', async () => {
  using folder = temporary()
  const server = await ServerProcess.start(folder.path)
  const line = connect(server.port, '127.0.0.1')
  line.write(
    'POST /api/identity HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 14\r\n\r\n{"name"',
  )
  // Whatever is said later was heard after that.
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
  const ended = server.end('SIGINT')
  await vi.waitFor(() => expect(fetch(server.origin)).rejects.toThrow('fetch failed'), { timeout: 5_000 })
  void server.end('SIGINT')
  const answered = text(line)
  line.write(':"Ana"}')
  expect(await answered, 'what was under way is finished').toMatch(/^HTTP\/1\.1 200 /)
  expect(await ended).toBe(0)
  expect(existsSync(join(folder.path, 'turnwright.sqlite-wal')), 'closed in order').toBe(false)
})
