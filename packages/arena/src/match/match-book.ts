import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprintOf } from '@turnwright/kernel/host'
import type { MatchGame, MatchSpec } from './match-spec.ts'

export interface BookRules {
  /** Keeps machines that share a folder from writing into the same file. */
  readonly part?: string
  /** Tells the state of what is played by (`sourceMark`): games of another state do not count. */
  readonly code?: string
}

/**
 * The finished games of a match, one line each, in a folder. Whoever is stopped loses nothing but the games under way,
 * and the files of several machines in one folder are one match.
 */
export class MatchBook {
  readonly #games = new Map<number, MatchGame>()
  readonly #file: string
  readonly #key: string
  readonly #code: string
  #leftOut = 0

  constructor(folder: string, name: string, spec: MatchSpec, { part = '', code = '' }: BookRules = {}) {
    mkdirSync(folder, { recursive: true })
    this.#key = fingerprintOf(spec)
    this.#code = code
    this.#file = join(folder, `${name}${part === '' ? '' : `.${part}`}.jsonl`)
    for (const file of readdirSync(folder))
      if (file === `${name}.jsonl` || (file.startsWith(`${name}.`) && file.endsWith('.jsonl')))
        this.#read(join(folder, file))
  }

  get games(): readonly MatchGame[] {
    return [...this.#games.values()].toSorted((a, b) => a.number - b.number)
  }

  /** Games of this match that were played by another state of the code or its settings, and do not count. */
  get leftOut(): number {
    return this.#leftOut
  }

  has(number: number): boolean {
    return this.#games.has(number)
  }

  add(game: MatchGame): void {
    this.#games.set(game.number, game)
    appendFileSync(this.#file, `${JSON.stringify({ match: this.#key, code: this.#code, ...game })}\n`)
  }

  /** Lines of a match with other settings are another match's, and one that was cut off in the middle is nobody's. */
  #read(file: string): void {
    if (!existsSync(file)) return
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const { match, code = '', ...game } = gameOn(line)
      if (match !== this.#key || game.number === undefined) continue
      if (code === this.#code) this.#games.set(game.number, game as MatchGame)
      else this.#leftOut++
    }
  }
}

interface Line extends Partial<MatchGame> {
  readonly match?: string
  readonly code?: string
}

function gameOn(line: string): Line {
  try {
    return JSON.parse(line) as Line
  } catch {
    return {}
  }
}
