import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { memoryFolder } from '../memory-folder.ts'
import { postgresBinaries } from './binaries.ts'

/**
 * Keeps one PostgreSQL in a folder of its own for whoever started this process, and ends with them, however they end:
 * then nothing more can be read from them. A line `restart 500` from
 * them starts it again after so many milliseconds, as after a crash. Arguments: the folder within which its own lies, and
 * that of the programs, where it is not the one that came with `npm ci`. Only who measures names a folder on a disk.
 */

/** PostgreSQL refuses to run as root. */
const NOBODY = 65_534
const USER = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

const bin = process.argv[3] ?? postgresBinaries()
const folder = mkdtempSync(join(process.argv[2] ?? memoryFolder() ?? tmpdir(), 'turnwright-postgres-'))
if ('uid' in USER) chownSync(folder, NOBODY, NOBODY)
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

const made = spawnSync(
  join(bin, 'initdb'),
  ['-D', folder, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C'],
  { ...USER, encoding: 'utf8' },
)
if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}${String(made.error ?? '')}`)

const port = await freePort()
let running = await start()
console.log(port)

for await (const wish of createInterface({ input: process.stdin })) {
  const [, away] = /^restart (\d+)$/.exec(wish) ?? []
  if (away === undefined) throw new Error(`nobody knows how to ${wish}`)
  await end(running, 'SIGQUIT')
  await pause(Number(away))
  running = await start()
  console.log(port)
}
await end(running, 'SIGQUIT')

async function start(): Promise<ChildProcess> {
  // After a crash all files would be synced one by one, and a test has many databases.
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'recovery_init_sync_method=syncfs',
  ]
  const child = spawn(
    join(bin, 'postgres'),
    ['-D', folder, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...USER, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let said = ''
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (data) => {
      said = `${said}${data}`.slice(-4_000)
      if (said.includes('ready to accept connections')) resolve()
    })
    child.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)))
  })
  return child
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}
