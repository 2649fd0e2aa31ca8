import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { Scratch } from './testing/turnwright-process.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** `npm start` in a process group of its own, as a terminal would have it, once it serves. */
async function npmStart(folder: string): Promise<{ npm: ChildProcess; link: string }> {
  const env = { ...process.env, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' }
  const stdio = ['ignore', 'pipe', 'ignore'] as const
  const npm = spawn('npm', ['start', '--', '--api'], { cwd: ROOT, env, stdio: [...stdio], detached: true })
  if (npm.stdout === null) throw new Error('npm has no output')
  for await (const line of createInterface(npm.stdout)) if (line.startsWith('http://')) return { npm, link: line }
  throw new Error('it did not start')
}

const SIGNALS = [
  ['SIGTERM', 'to npm alone', (npm: number) => process.kill(npm, 'SIGTERM')],
  ['Ctrl-C', 'in its terminal', (npm: number) => process.kill(-npm, 'SIGINT')],
] as const

test.runIf(process.platform !== 'win32').each(SIGNALS)('%s %s ends the server in order', async (_name, _to, send) => {
  using scratch = new Scratch()
  const folder = scratch.path('data')
  const { npm, link } = await npmStart(folder)
  expect((await fetch(`${link}/healthz`)).status).toBe(200)
  const ended = once(npm, 'exit')
  send(npm.pid as number)
  await ended
  // What a server leaves open when it is killed is gone when it has ended in order.
  const isClosed = () =>
    !existsSync(`${folder}/turnwright.sqlite-open`) && !existsSync(`${folder}/turnwright.sqlite-wal`)
  await vi.waitFor(() => expect(isClosed()).toBe(true), { timeout: 10_000 })
  await vi.waitFor(() => expect(fetch(link)).rejects.toThrow('fetch failed'), { timeout: 10_000 })
})
