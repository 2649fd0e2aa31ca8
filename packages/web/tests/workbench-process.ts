import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')
/** The shape of hidden hands, as create-turnwright writes it. */
const HANDS = 'packages/create-turnwright/shapes/hands'

/** A game that somebody writes in a folder of its own, and `turnwright dev` on it. */
export class WorkbenchProcess {
  readonly folder: string
  url = ''
  /** What the command has said. */
  said = ''
  #process: ChildProcess | null = null

  /** Begins with the rules that lie in a folder of the repository, outside of it. */
  constructor(from = HANDS) {
    this.folder = mkdtempSync(join(realpathSync(tmpdir()), 'turnwright-dev-'))
    cpSync(join(root, from), this.folder, { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'))
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8')
  }

  save(file: string, text: string): void {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true })
    writeFileSync(join(this.folder, file), text)
  }

  /** Saves a file with something in it changed. */
  change(file: string, from: string, to: string): void {
    const text = this.read(file)
    if (!text.includes(from)) throw new Error(`${file} holds no "${from}"`)
    this.save(file, text.replace(from, to))
  }

  async start(): Promise<void> {
    const main = join(root, 'packages/cli/src/main.ts')
    const child = spawn(process.execPath, [main, 'dev', this.folder, '--port', '0'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#process = child
    child.stderr.on('data', (text: Buffer) => (this.said += text.toString()))
    for await (const text of child.stdout) {
      this.said += String(text)
      const found = /is at (http:\S+)/.exec(this.said)?.[1]
      if (found === undefined) continue
      this.url = found
      break
    }
    if (this.url === '') throw new Error(`the workbench did not open: ${this.said}`)
    child.stdout.resume()
  }

  async stop(): Promise<void> {
    const child = this.#process
    if (child !== null && child.exitCode === null) {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    }
    rmSync(this.folder, { recursive: true, force: true })
  }
}
