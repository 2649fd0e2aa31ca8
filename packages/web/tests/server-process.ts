import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const root = resolve(import.meta.dirname, '../../..')
const PATIENCE = 60_000

/** Written by `build-page.ts`: the server as it is, with the page that was built for the tests. */
export const serverMain = resolve(import.meta.dirname, '../test-results/serve.mjs')

/** The same, with a chance that is the same each time. */
export const steadyMain = resolve(import.meta.dirname, '../test-results/serve-steadily.mjs')

/** The real server in a process of its own, which can be killed and started again on the same folder. */
export class ServerProcess {
  readonly url: string
  readonly #port: number
  readonly #data: string
  readonly #main: string
  #process: ChildProcess | null = null

  private constructor(port: number, main: string) {
    this.#port = port
    this.#main = main
    this.#data = mkdtempSync(join(tmpdir(), 'turnwright-web-'))
    this.url = `http://127.0.0.1:${port}`
  }

  static async start(main = serverMain): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort(), main)
    await server.start()
    return server
  }

  async start(): Promise<void> {
    const env = {
      ...process.env,
      PORT: String(this.#port),
      HOST: '127.0.0.1',
      DATA_DIR: this.#data,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
    }
    const child = spawn(process.execPath, [this.#main], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] })
    this.#process = child
    const until = Date.now() + PATIENCE
    while (!(await this.#isUp())) {
      if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode}`)
      if (Date.now() > until) throw new Error('the server did not come up')
      await pause(50)
    }
  }

  /** As when the power fails. */
  async kill(): Promise<void> {
    const child = this.#process
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  async stop(): Promise<void> {
    await this.kill()
    rmSync(this.#data, { recursive: true, force: true })
  }

  async #isUp(): Promise<boolean> {
    return fetch(`${this.url}/healthz`).then(
      (response) => response.ok,
      () => false,
    )
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (typeof address !== 'object' || address === null) throw new Error('no port is free')
  return address.port
}
