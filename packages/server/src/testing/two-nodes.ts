import type { TestPostgres } from '../../../../scripts/postgres/test-postgres.ts'
import type { ServerOptions } from '../server-options.ts'
import type { Mode } from './parlour.ts'
import { TestGuest } from './test-guest.ts'
import { TestServer } from './test-server.ts'

/** Two servers on one database, for the length of a test. */
export class TwoNodes implements AsyncDisposable {
  readonly url: string
  readonly a: TestServer
  readonly b: TestServer
  readonly #guests: TestGuest[] = []

  private constructor(url: string, a: TestServer, b: TestServer) {
    this.url = url
    this.a = a
    this.b = b
  }

  static async start(url: string, options: ServerOptions = {}, ofB: ServerOptions = {}): Promise<TwoNodes> {
    const all = { ...options, databaseUrl: url }
    const a = await TestServer.start(all)
    return new TwoNodes(url, a, await TestServer.start({ ...all, ...ofB }))
  }

  /** The same person at another node. */
  at(node: TestServer, guest: TestGuest): TestGuest {
    const same = new TestGuest(() => node.origin)
    same.cookie = guest.cookie
    this.#guests.push(same)
    return same
  }

  /** So many people, by turns at one node and the other, at a table that has just begun. */
  async seated(size: number, mode: Mode = 'turns', rounds = 9): Promise<{ id: string; people: readonly TestGuest[] }> {
    const nodes = [this.a, this.b]
    const people: TestGuest[] = []
    for (const [n, name] of ['Ana', 'Bo', 'Cy', 'Di'].slice(0, size).entries())
      people.push(await nodes[n % 2]!.guest(name))
    const [host, ...others] = people as [TestGuest, ...TestGuest[]]
    const seats = [{ kind: 'you' as const }, ...others.map(() => ({ kind: 'open' as const }))]
    const table = await host.opens({ game: 'parlour', options: { mode, rounds }, seats })
    for (const other of others) await other.joins(table)
    return { id: table.id, people }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const guest of this.#guests) guest.hangUp()
    await this.a[Symbol.asyncDispose]()
    await this.b[Symbol.asyncDispose]()
  }
}

/** A database that another test may have used before. */
export async function startOn(
  postgres: TestPostgres,
  database: string,
  options: ServerOptions = {},
  ofB: ServerOptions = {},
): Promise<TwoNodes> {
  return TwoNodes.start(await postgres.empty(database), options, ofB)
}
