import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** The server as a process of its own, to be killed. */
export class ServerProcess {
  readonly #child: ChildProcess
  said = ''

  private constructor(child: ChildProcess) {
    this.#child = child
    child.stdout?.on('data', (data) => (this.said += data))
  }

  static async start(folder: string, port = 0, more: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
    const main = new URL('./test-main.ts', import.meta.url)
    const env = { ...process.env, PORT: String(port), DATA_DIR: folder, RATE_LIMITS: 'off', ...more }
    const child = spawn(process.execPath, [main.pathname], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    const server = new ServerProcess(child)
    while (!server.said.includes('\n')) {
      if (child.exitCode !== null) throw new Error('the server did not start')
      await Promise.race([once(child.stdout!, 'data'), once(child, 'exit')])
    }
    return server
  }

  get port(): number {
    return Number(new URL(this.said.trim()).port)
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** Ends it by a signal and gives its exit code. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const ended = once(this.#child, 'exit')
    this.#child.kill(signal)
    const [code] = (await ended) as [number | null]
    return code
  }
}
