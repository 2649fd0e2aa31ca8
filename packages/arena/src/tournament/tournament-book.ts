import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprintOf } from '@turnwright/kernel/host'
import { lineUpsOf } from './line-ups.ts'
import type { Tournament, TournamentGame } from './tournament.ts'

/**
 * The finished games of a tournament, one line each, in a folder. Whoever is stopped loses nothing but the games under
 * way, and the files of several machines in one folder are one tournament.
 */
export class TournamentBook {
  readonly #byLineUp: Map<number, TournamentGame>[]
  readonly #file: string | null
  readonly #key: string
  #cutOff = false

  /** Without a folder the games are kept in memory alone. `part` keeps machines that share a folder apart. */
  constructor(folder: string | null, tournament: Tournament, part = '') {
    this.#byLineUp = lineUpsOf(tournament).map(() => new Map<number, TournamentGame>())
    this.#key = keyOf(tournament)
    this.#file = folder === null ? null : join(folder, `${tournament.game}${part === '' ? '' : `.${part}`}.jsonl`)
    if (folder === null) return
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

  /** Lines of a tournament with other settings are another's, and one that was cut off in the middle is nobody's. */
  #read(file: string): void {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    if (file === this.#file) this.#cutOff = text !== '' && !text.endsWith('\n')
    for (const line of text.split('\n')) {
      const { tournament, ...game } = gameOn(line)
      if (tournament === this.#key) this.#byLineUp[game.lineUp]?.set(game.number, game)
    }
  }
}

/** More deals, or another rule for stopping, are the same tournament played on. */
export function keyOf({ deals: _deals, width: _width, ...played }: Tournament): string {
  return fingerprintOf(played)
}

type BookLine = TournamentGame & { readonly tournament?: string }

function gameOn(line: string): BookLine {
  try {
    return JSON.parse(line) as BookLine
  } catch {
    return {} as BookLine
  }
}
