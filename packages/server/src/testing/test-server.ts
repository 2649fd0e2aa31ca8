import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sharedPostgres } from '../../../../scripts/postgres/shared-postgres.ts'
import { type Ledger, openLedger } from '../admin/index.ts'
import { type RunningServer, startServer } from '../server.ts'
import type { ServerOptions } from '../server-options.ts'
import { games, gamesUrl } from './games.ts'
import { TestGuest } from './test-guest.ts'

/** A real server on a free port and a folder of its own, for the length of a test: `await using server = …`. */
export class TestServer implements AsyncDisposable {
  readonly folder: string
  readonly #options: ServerOptions
  readonly #guests: TestGuest[] = []
  /** Everything the server reported to operators. */
  readonly reports: string[]
  #running: RunningServer

  private constructor(folder: string, options: ServerOptions, reports: string[], running: RunningServer) {
    this.folder = folder
    this.#options = options
    this.reports = reports
    this.#running = running
  }

  static async start(options: ServerOptions = {}): Promise<TestServer> {
    const folder = mkdtempSync(join(tmpdir(), 'turnwright-server-'))
    const reports: string[] = []
    const all: ServerOptions = {
      port: 0,
      dataDir: folder,
      games,
      gamesUrl,
      botPace: [0, 0],
      limits: null,
      report: (event, about) => reports.push(JSON.stringify({ event, ...about })),
      ...(await keptElsewhere()),
      ...options,
    }
    return new TestServer(folder, all, reports, await startServer(all))
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#running.port}`
  }

  /** The port of operators. */
  get operators(): string {
    return `http://127.0.0.1:${this.#running.operatorPort}`
  }

  async guest(name: string): Promise<TestGuest> {
    const guest = new TestGuest(() => this.origin)
    this.#guests.push(guest)
    await guest.call('POST /api/identity', { body: { name } })
    return guest
  }

  /** Somebody without a name. */
  stranger(): TestGuest {
    const guest = new TestGuest(() => this.origin)
    this.#guests.push(guest)
    return guest
  }

  /** What is kept, wherever that is. */
  ledger(use: 'read' | 'write' = 'read'): Promise<Ledger> {
    return openLedger({ dataDir: this.folder, databaseUrl: this.#options.databaseUrl ?? null }, use)
  }

  async stop(): Promise<void> {
    await this.#running.stop()
  }

  /** Stops and starts again on the same folder and port, perhaps with something else changed. */
  async restart(changes: ServerOptions = {}): Promise<void> {
    const { port } = this.#running
    await this.#running.stop()
    this.#running = await startServer({ ...this.#options, ...changes, port })
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const guest of this.#guests) guest.hangUp()
    await this.#running.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** `TEST_STORE=postgres` keeps the tables of every server there that does not say where, each in a database of its own. */
async function keptElsewhere(): Promise<ServerOptions> {
  if (process.env['TEST_STORE'] !== 'postgres') return {}
  const postgres = await sharedPostgres()
  return { databaseUrl: await postgres.database() }
}
