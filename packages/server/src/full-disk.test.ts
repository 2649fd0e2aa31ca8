import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test, vi } from 'vitest'
import { TestGuest } from './testing/test-guest.ts'

const MOST_BLOCKS = 2_000
const TABLE = { game: 'parlour', seats: [{ kind: 'you' as const }, { kind: 'open' as const }] }

test.runIf(process.platform !== 'win32')(
  'a server that can write no more says so when asked for its health',
  async () => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'turnwright-full-'))
    const main = new URL('./testing/test-main.ts', import.meta.url).pathname
    // No file may grow beyond a megabyte: for SQLite that is what a full disk is.
    const limited = `trap '' XFSZ; ulimit -f ${MOST_BLOCKS}; exec "$0" "$1"`
    const env = { ...process.env, PORT: '0', DATA_DIR: folder.path, RATE_LIMITS: 'off' }
    const server = spawn('sh', ['-c', limited, process.execPath, main], { env, stdio: ['ignore', 'pipe', 'ignore'] })
    const [link] = (await once(createInterface(server.stdout), 'line')) as [string]
    const origin = link.replace('localhost', '127.0.0.1')
    const healthOf = async () => (await fetch(`${origin}/healthz`)).status
    expect(await healthOf()).toBe(200)
    /** Opens tables until one is refused. */
    const filled = async (): Promise<string | null> => {
      for (let host = 0; host < 40; host++) {
        const guest = new TestGuest(() => origin)
        const codeOf = (call: Promise<unknown>): Promise<string | null> =>
          call.then(
            () => null,
            async (error: unknown) => (await guest.isRefused(Promise.reject(error))).code,
          )
        let refused = await codeOf(guest.call('POST /api/identity', { body: { name: 'Ana' } }))
        for (let n = 0; n < 100 && refused === null; n++) refused = await codeOf(guest.opens(TABLE))
        if (refused !== null) return refused
      }
      return null
    }
    // The log may be emptied into the database once more, which makes room again for a moment.
    await vi.waitFor(
      async () => {
        expect(await filled()).toBe('not-stored')
        expect(await healthOf()).toBe(503)
      },
      { timeout: 30_000 },
    )
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended
  },
)
