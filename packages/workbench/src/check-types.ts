import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { lookBeside, NoGame } from '@turnwright/games/outside'
import type { TypeProblem, TypesNow } from './wire.ts'

const PATIENCE = 60_000
const MOST_TOLD = 20

/** Node runs rules without looking at their types, so the compiler that is installed beside them is asked. */
export class TypeCheck {
  readonly #entry: string
  readonly #folder: string
  #running: ChildProcess | null = null

  constructor(entry: string, folder: string) {
    this.#entry = entry
    this.#folder = folder
  }

  /** Null where another check was begun meanwhile. */
  async run(): Promise<TypesNow | null> {
    this.stop()
    const compiler = compilerFor(this.#folder)
    if (compiler === null)
      return { kind: 'unchecked', why: 'TypeScript is not installed here: npm install --save-dev typescript' }
    const project = narrowedProject(this.#entry, this.#folder)
    const child = spawn(process.execPath, [compiler, '--project', project, '--noEmit', '--pretty', 'false'], {
      cwd: this.#folder,
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: PATIENCE,
    })
    this.#running = child
    let said = ''
    child.stdout.on('data', (text: Buffer) => (said += text.toString()))
    const code = await new Promise<number | null>((done) => child.on('close', done).on('error', () => done(null)))
    rmSync(project, { force: true })
    if (this.#running !== child) return null
    this.#running = null
    if (code === 0) return { kind: 'sound' }
    const problems = problemsIn(said, this.#folder)
    if (problems.length > 0) return { kind: 'wrong', problems: problems.slice(0, MOST_TOLD) }
    return code === null ? { kind: 'unchecked', why: 'TypeScript took too long, and was ended.' } : { kind: 'sound' }
  }

  stop(): void {
    this.#running?.kill()
    this.#running = null
  }
}

function compilerFor(folder: string): string | null {
  try {
    const compiler = join(dirname(createRequire(join(folder, 'x.js')).resolve('typescript/package.json')), 'bin/tsc')
    return existsSync(compiler) ? compiler : null
  } catch {
    return null
  }
}

/** The rules and what they bring for the page, and what these import, by the settings of the project they stand in. */
function narrowedProject(entry: string, folder: string): string {
  const settings = settingsAbove(folder)
  const home = settings === null ? folder : dirname(settings)
  const cache = join(home, 'node_modules/.cache/turnwright')
  mkdirSync(cache, { recursive: true })
  const project = join(cache, `workbench-${randomUUID()}.json`)
  const fromHere = (file: string) => relative(cache, file).replaceAll('\\', '/')
  const looks = looksOf(entry)
  const compilerOptions = { ...(settings === null ? USUAL : {}), ...(looks.length > 0 ? FOR_LOOKS : {}) }
  const found = settings === null ? { compilerOptions } : { extends: fromHere(settings), compilerOptions }
  writeFileSync(project, JSON.stringify({ ...found, files: [entry, ...looks].map(fromHere), include: [] }))
  return project
}

/** What the page takes from a game. A board that is not where its package says is told by whoever serves it. */
function looksOf(entry: string): readonly string[] {
  try {
    const { board, emblem } = lookBeside(entry)
    return [board, emblem].filter((file) => file !== null)
  } catch (error) {
    if (error instanceof NoGame) return []
    throw error
  }
}

/** Whatever the rules are compiled for, these run in a browser, and the compiler does not read styles. */
const FOR_LOOKS = { jsx: 'react-jsx', lib: ['esnext', 'dom', 'dom.iterable'], noUncheckedSideEffectImports: false }

const USUAL = {
  target: 'esnext',
  module: 'nodenext',
  types: [],
  strict: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  noEmit: true,
}

function settingsAbove(folder: string): string | null {
  for (let at = resolve(folder); ; at = dirname(at)) {
    const settings = join(at, 'tsconfig.json')
    if (existsSync(settings)) return settings
    if (dirname(at) === at) return null
  }
}

/** Those of the author's own files. */
function problemsIn(said: string, folder: string): readonly TypeProblem[] {
  return Array.from(
    said.matchAll(/^(.+?)\((\d+),\d+\): error TS\d+: (.+)$/gm),
    ([, file = '', line, message = '']) => ({
      place: `${relative(folder, resolve(folder, file))}:${line}`,
      message,
    }),
  ).filter(({ place }) => !place.startsWith('..') && !place.includes('node_modules'))
}
