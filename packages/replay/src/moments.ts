import type { GameDefinition } from '@turnwright/kernel'
import { createGame, type Game, type LogEntry, type Snapshot, type TableRequest } from '@turnwright/kernel/host'

type AnyDefinition = GameDefinition<unknown, unknown>

/** So many entries at most are played again for a jump. */
const EVERY = 12

interface Kept {
  readonly entries: number
  readonly snapshot: Snapshot
}

/** Every moment of a game that was played before: it is kept on the way, and stood at again from the nearest kept one. */
export class Moments {
  readonly #definition: AnyDefinition
  readonly #table: TableRequest
  readonly #log: readonly LogEntry[]
  readonly #kept: Kept[] = []
  /** Where somebody looked last: the next look is most often a step further. */
  #latest: { readonly game: Game; readonly entries: number } | null = null

  constructor(definition: AnyDefinition, table: TableRequest, log: readonly LogEntry[]) {
    this.#definition = definition
    this.#table = table
    this.#log = log
  }

  /** The game has come so far. What takes answers back is never played twice: that can mean the whole game. */
  pass(game: Game, entries: number): void {
    if (game.fault !== null || game.state === undefined) return
    const last = this.#kept.at(-1)?.entries
    const entry = this.#log[entries - 1]
    if (last === undefined || entries - last >= EVERY || (entry !== undefined && takesBack(entry)))
      this.#kept.push({ entries, snapshot: game.snapshot() })
  }

  /** The game as it stood after so many entries. It is lent until the next call. */
  at(entries: number): Game {
    const kept = this.#kept.findLast((each) => each.entries <= entries)
    if (kept === undefined) throw new RangeError(`nothing is known of the game before entry ${entries}`)
    const latest = this.#latest
    const isNear = latest !== null && latest.entries >= kept.entries && latest.entries <= entries
    const game = isNear ? latest.game : createGame(this.#definition, this.#table)
    if (!isNear) game.resume(kept.snapshot, this.#log.slice(0, kept.entries))
    for (const entry of this.#log.slice(isNear ? latest.entries : kept.entries, entries)) game.apply(entry)
    this.#latest = { game, entries }
    return game
  }
}

function takesBack({ kind }: LogEntry): boolean {
  return kind === 'undo' || kind === 'leave' || kind === 'rules'
}
