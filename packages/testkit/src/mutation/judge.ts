import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Trial } from './describe-mutations.ts'

const PROGRAM = fileURLToPath(new URL('./judge-changes.ts', import.meta.url))

/** A process of its own that says of each trial whether its tests pass. */
export class Judge {
  readonly #process: ChildProcessWithoutNullStreams
  readonly #verdicts: AsyncIterator<string>
  #complaints = ''

  constructor(declarations: URL) {
    this.#process = spawn(process.execPath, [PROGRAM], {
      env: { ...process.env, SOAK: '', MUTATION_CARDS: declarations.href },
    })
    this.#process.stderr.on('data', (text: Buffer) => (this.#complaints += text.toString()))
    this.#verdicts = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]()
  }

  async passes(trial: Trial): Promise<boolean> {
    this.#process.stdin.write(`${JSON.stringify(trial)}\n`)
    const { value, done } = await this.#verdicts.next()
    if (done === true) throw new Error(`no verdict on ${trial.files.join()}: ${this.#complaints}`)
    return JSON.parse(value) as boolean
  }

  dismiss(): void {
    this.#process.stdin.end()
  }
}
