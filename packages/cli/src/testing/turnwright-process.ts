import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

/** The real command in a process of its own, without a terminal. */
export function turnwright(...args: readonly string[]): Promise<Ended> {
  return ended({}, process.cwd(), args)
}

/** The same from a folder. */
export function turnwrightIn(folder: string, ...args: readonly string[]): Promise<Ended> {
  return ended({}, folder, args)
}

/** The same with something said in its environment. */
export function turnwrightWith(said: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<Ended> {
  return ended(said, process.cwd(), args)
}

function ended(said: Readonly<Record<string, string>>, cwd: string, args: readonly string[]): Promise<Ended> {
  return new Promise((done, fail) => {
    const env = { ...process.env, ...said }
    const child = spawn(process.execPath, [MAIN, ...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let out = ''
    let err = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
    child.on('error', fail)
    child.on('close', (code) => done({ code, out, err }))
  })
}

/** A folder for the files of one test. */
export class Scratch {
  readonly #folder = mkdtempSync(join(tmpdir(), 'turnwright-cli-'))

  path(name: string): string {
    return join(this.#folder, name)
  }

  write(name: string, content: unknown): string {
    writeFileSync(this.path(name), typeof content === 'string' ? content : JSON.stringify(content))
    return this.path(name)
  }

  [Symbol.dispose](): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
