import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

const root = resolve(import.meta.dirname, '../../..')
const PATIENCE = 60_000

/** Written by `build-page.ts`: the server as it is, with the page that was built for the tests, and bots that answer at once. */
export const serverMain = resolve(import.meta.dirname, '../test-results/serve.mjs')

/** The same, with a chance that is the same each time. */
export const steadyMain = resolve(import.meta.dirname, '../test-results/serve-steadily.mjs')

/** The same, with a clock that can be told to skip. */
export const clockedMain = resolve(import.meta.dirname, '../test-results/serve-clocked.mjs')

/** The same, which looks often for whom to call back, and may push to this machine. */
export const callingMain = resolve(import.meta.dirname, '../test-results/serve-calling.mjs')

/** The real server in a process of its own, which can be killed and started again on the same folder. */
export class ServerProcess {
  readonly url: string
  readonly #port: number
  readonly #data: string
  readonly #main: string
  readonly #settings: Readonly<Record<string, string>>
  #process: ChildProcess | null = null

  private constructor(port: number, main: string, settings: (url: string) => Readonly<Record<string, string>>) {
    this.#port = port
    this.#main = main
    this.#data = mkdtempSync(join(tmpdir(), 'turnwright-web-'))
    this.url = `http://127.0.0.1:${port}`
    this.#settings = settings(this.url)
  }

  /** `settings` are more of its environment. */
  static async start(
    main = serverMain,
    settings: (url: string) => Readonly<Record<string, string>> = () => ({}),
  ): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort(), main, settings)
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
      ...this.#settings,
    }
    const child = spawn(process.execPath, [this.#main], {
      cwd: root,
      env,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.#process = child
    const until = Date.now() + PATIENCE
    while (!(await this.#isUp())) {
      if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode}`)
      if (Date.now() > until) throw new Error('the server did not come up')
      await pause(50)
    }
  }

  /** So much time passes at once, at a server that was started with `clockedMain`. */
  async skip(milliseconds: number): Promise<void> {
    const child = this.#process
    if (child === null) throw new Error('the server does not run')
    const skipped = once(child, 'message')
    child.send(milliseconds)
    await skipped
  }

  /** As when the power fails. */
  async kill(): Promise<void> {
    const child = this.#process
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  /** Starts again on what somebody wrote into its database meanwhile: days that nobody waits for. */
  async restartsAfter(write: (db: DatabaseSync) => void): Promise<void> {
    await this.kill()
    const db = new DatabaseSync(join(this.#data, 'turnwright.sqlite'))
    write(db)
    db.close()
    await this.start()
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
