import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprintOf } from '@turnwright/kernel/host'
import type { Edition } from './edition.ts'
import { lineUpsOf } from './line-ups.ts'
import type { Tournament, TournamentGame } from './tournament.ts'

/** Where games are kept, and by what they are played. `part` keeps machines that share a folder apart. */
interface Kept {
  readonly folder: string
  readonly edition: Edition
  readonly part?: string
}

/**
 * The finished games of a tournament, one line each, in a folder. Whoever is stopped loses nothing but the games under
 * way, and the files of several machines in one folder are one tournament.
 */
export class TournamentBook {
  readonly #byLineUp: Map<number, TournamentGame>[]
  readonly #file: string | null
  readonly #key: string
  #cutOff = false

  /** Without a place the games are kept in memory alone. */
  constructor(tournament: Tournament, kept: Kept | null = null) {
    this.#byLineUp = lineUpsOf(tournament).map(() => new Map<number, TournamentGame>())
    this.#key = kept === null ? '' : gamesKey(tournament, kept.edition)
    this.#file = null
    if (kept === null) return
    const { folder, part } = kept
    this.#file = join(folder, `${tournament.game}${part === undefined ? '' : `.${part}`}.jsonl`)
    mkdirSync(folder, { recursive: true })
    for (const file of readdirSync(folder)
      .filter((name) => name.endsWith('.jsonl'))
      .toSorted())
      this.#read(join(folder, file))
  }

  has(lineUp: number, number: number): boolean {
    return this.#byLineUp[lineUp]?.has(number) === true
  }

  get size(): number {
    return this.#byLineUp.reduce((sum, { size }) => sum + size, 0)
  }

  /** All games of the first so many deals that are there, in the order of their numbers. */
  games(numbers: number): TournamentGame[] {
    return this.#byLineUp.flatMap((games) =>
      [...games.values()].filter(({ number }) => number < numbers).toSorted((a, b) => a.number - b.number),
    )
  }

  add(games: readonly TournamentGame[]): void {
    for (const game of games) this.#byLineUp[game.lineUp]?.set(game.number, game)
    if (this.#file === null || games.length === 0) return
    // The line begins with whose game it is; to put that into a copy of each game costs more than to write it.
    const beginning = `{"tournament":${JSON.stringify(this.#key)},`
    let lines = ''
    for (const game of games) lines += `${beginning}${JSON.stringify(game).slice(1)}\n`
    appendFileSync(this.#file, this.#cutOff ? `\n${lines}` : lines)
    this.#cutOff = false
  }

  /** Lines of a tournament with other settings, rules or players are another's, and one that was cut off in the middle is nobody's. */
  #read(file: string): void {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    if (file === this.#file) this.#cutOff = text !== '' && !text.endsWith('\n')
    for (const line of text.split('\n')) {
      const { tournament, ...game } = gameOn(line)
      if (tournament === this.#key) this.#byLineUp[game.lineUp]?.set(game.number, game)
    }
  }
}

/**
 * Under which the games of a tournament are kept. More deals, or another rule for stopping, are the same tournament played
 * on; other rules or other players are another one.
 */
export function gamesKey(
  { deals: _deals, width: _width, ...played }: Tournament,
  { software, rules }: Edition,
): string {
  return fingerprintOf(fingerprintOf(played), software, rules)
}

type BookLine = TournamentGame & { readonly tournament?: string }

function gameOn(line: string): BookLine {
  try {
    return JSON.parse(line) as BookLine
  } catch {
    return {} as BookLine
  }
}
