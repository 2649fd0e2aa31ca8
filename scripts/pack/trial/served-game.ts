import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { InstalledGame } from './installed-game.ts'

/** The game behind a server of its author's own. */
export class ServedGame {
  readonly url: string
  readonly #process: ChildProcess

  private constructor(url: string, process: ChildProcess) {
    this.url = url
    this.#process = process
  }

  static async open(game: InstalledGame): Promise<ServedGame> {
    const args = [game.turnwright, 'serve', '.', '--port', '0', '--data', join(game.folder, 'data')]
    const server = spawn(process.execPath, args, { cwd: game.folder, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    server.stderr.on('data', (text: Buffer) => (said += text.toString()))
    for await (const line of createInterface({ input: server.stdout })) {
      const [link] = /https?:\S+/.exec(line) ?? []
      if (link !== undefined) return new ServedGame(link, server)
    }
    throw new Error(`The server did not start:\n${said}`)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#process.kill('SIGTERM')
    if (this.#process.exitCode === null) await once(this.#process, 'exit')
  }
}
