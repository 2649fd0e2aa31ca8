import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { InstalledGame } from './installed-game.ts'

/** A command of the author's own that goes on, and the page that it opens. */
export class OpenCommand {
  readonly url: string
  readonly #process: ChildProcess

  private constructor(url: string, process: ChildProcess) {
    this.url = url
    this.#process = process
  }

  static async run(game: InstalledGame, ...words: readonly string[]): Promise<OpenCommand> {
    const args = [game.turnwright, ...words, '--port', '0']
    const child = spawn(process.execPath, args, { cwd: game.folder, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    child.stderr.on('data', (text: Buffer) => (said += text.toString()))
    for await (const line of createInterface({ input: child.stdout })) {
      const [link] = /https?:\S+/.exec(line) ?? []
      if (link !== undefined) return new OpenCommand(link, child)
    }
    throw new Error(`turnwright ${words[0]} did not start:\n${said}`)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#process.kill('SIGTERM')
    if (this.#process.exitCode === null) await once(this.#process, 'exit')
  }
}
