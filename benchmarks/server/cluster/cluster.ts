import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type ServerProcess, startServerOn } from '../server-process.ts'

/** Several servers on one PostgreSQL, each at a port that it keeps. */
export class Cluster implements AsyncDisposable {
  readonly #url: string
  readonly #folder: string
  readonly #nodes: ServerProcess[] = []

  private constructor(url: string, folder: string) {
    this.#url = url
    this.#folder = folder
  }

  static async start(url: string, folder: string, nodes: number): Promise<Cluster> {
    const cluster = new Cluster(url, folder)
    for (let n = 0; n < nodes; n++) cluster.#nodes.push(await startServerOn(url, cluster.#folderOf(n)))
    return cluster
  }

  get ports(): readonly number[] {
    return this.#nodes.map(({ port }) => port)
  }

  /** `kill -9`; it is back when this resolves. */
  async kill(n: number): Promise<void> {
    const node = this.#nodes[n] as ServerProcess
    await node.kill()
    this.#nodes[n] = await startServerOn(this.#url, this.#folderOf(n), node.port)
  }

  async pause(n: number, milliseconds: number): Promise<void> {
    const goOn = (this.#nodes[n] as ServerProcess).pause()
    await pause(milliseconds)
    goOn()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const node of this.#nodes) await node.kill()
  }

  #folderOf(n: number): string {
    return join(this.#folder, `node-${n}`)
  }
}
