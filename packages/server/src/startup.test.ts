import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempDisposableSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { ServerProcess } from './testing/server-process.ts'

const temporary = () => mkdtempDisposableSync(join(tmpdir(), 'turnwright-startup-'))

async function lineOf(env: Record<string, string>): Promise<string> {
  const main = new URL('./testing/test-main.ts', import.meta.url)
  const child: ChildProcess = spawn(process.execPath, [main.pathname], { env: { ...process.env, PORT: '0', ...env } })
  let said = ''
  child.stderr?.on('data', (data) => (said += data))
  const [code] = (await once(child, 'exit')) as [number]
  expect(code).not.toBe(0)
  expect(said.trimEnd().split('\n'), 'one line').toHaveLength(1)
  return said.trim()
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
  const [taken, nonsense, tooLarge] = await Promise.all([
    lineOf({ DATA_DIR: join(folder.path, 'a'), PORT: String(address.port) }),
    lineOf({ DATA_DIR: join(folder.path, 'b'), PORT: 'abc' }),
    lineOf({ DATA_DIR: join(folder.path, 'c'), PORT: '70000' }),
  ])
  expect(taken).toBe(`Port ${address.port} is taken: stop the other program, or set PORT to another.`)
  expect(nonsense).toContain('not "abc"')
  expect(tooLarge).toContain('not "70000"')
  other.close()
})

test('a setting with a value that nobody knows is said in one line', async () => {
  using folder = temporary()
  const [level, limits, bots] = await Promise.all([
    lineOf({ DATA_DIR: join(folder.path, 'a'), LOG_LEVEL: 'loud' }),
    lineOf({ DATA_DIR: join(folder.path, 'b'), RATE_LIMITS: 'no' }),
    lineOf({ DATA_DIR: join(folder.path, 'c'), UNWATCHED_BOTS: 'on' }),
  ])
  expect(level).toBe('LOG_LEVEL must be on or silent, not "loud".')
  expect(limits).toBe('RATE_LIMITS must be on or off, not "no".')
  expect(bots).toBe('UNWATCHED_BOTS must be rest or play, not "on".')
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
  const [unwritable, damaged, tooNew] = await Promise.all([
    lineOf({ DATA_DIR: join(at('file'), 'below') }),
    lineOf({ DATA_DIR: at('damaged') }),
    lineOf({ DATA_DIR: at('newer') }),
  ])
  expect(unwritable).toMatch(/cannot be written .+: set DATA_DIR to one that can\.$/)
  expect(damaged).toContain('is damaged')
  expect(tooNew).toContain('newer version')
})

test('a second server on the same folder is refused, and the folder is free again after a kill', async () => {
  using folder = temporary()
  const first = await ServerProcess.start(folder.path)
  expect(await lineOf({ DATA_DIR: folder.path })).toContain('Another server is running on the folder')
  await first.end('SIGKILL')
  const second = await ServerProcess.start(folder.path)
  expect(await second.end('SIGINT')).toBe(0)
})
