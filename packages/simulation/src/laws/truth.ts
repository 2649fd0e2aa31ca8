import type { GameModule } from '@turnwright/kernel'
import { clonePlain, type Game } from '@turnwright/kernel/host'
import type { TableState } from '@turnwright/protocol'
import {
  Audiences,
  type GameCatalog,
  newGame,
  type PlayedTable,
  type Standing,
  type StoredTable,
  tableStateFor,
  wakeGame,
} from '@turnwright/server/core'
import type { KeptTable } from '../database/kept-table.ts'
import type { Lots } from '../time/lots.ts'

/** A state as far as the log alone decides it: who is connected is another matter. */
export type Told = Omit<TableState, 'spectators' | 'watching'>

interface Version {
  readonly table: StoredTable
  /** How many entries its log had. */
  readonly length: number
  readonly told: Map<Standing, Told>
  /** When it became so. */
  readonly at: number
}

/** What is remembered of what a table looked like to whom. */
const REMEMBERED = 12

/** One table as the log says it is, played by somebody to whom nothing ever happens. */
export class Truth {
  readonly versions: Version[] = []
  /** By seat: when its clock was started. */
  readonly started: number[] = []
  /** Somebody's time was noted to be over this much too early, in milliseconds. */
  tooEarly = 0
  /** When its log last grew. */
  grewAt: number
  readonly #kept: KeptTable
  readonly #catalog: GameCatalog
  readonly #nobody: Audiences
  #game: Game | null = null
  #played = 0

  constructor(kept: KeptTable, catalog: GameCatalog, lots: Lots, now: number) {
    this.#kept = kept
    this.#catalog = catalog
    this.#nobody = new Audiences(lots)
    this.grewAt = now
    this.advance(now)
  }

  get newest(): Version {
    return this.versions.at(-1) as Version
  }

  get table(): StoredTable {
    return this.newest.table
  }

  get game(): Game | null {
    return this.#game
  }

  /** The table was changed. */
  advance(now: number): void {
    const { table, entries } = this.#kept
    if (entries.length > this.#played) this.grewAt = now
    if (this.versions.length > 0) this.#time(this.table.pace, table.pace, now)
    this.#play()
    this.versions.push({ table, length: entries.length, told: new Map(), at: now })
    this.versions[this.versions.length - 1 - REMEMBERED]?.told.clear()
  }

  #time(before: StoredTable['pace'], after: StoredTable['pace'], now: number): void {
    for (const [seat, since] of after.since.entries()) {
      if (since !== null && before.since[seat] !== since) this.started[seat] = now
      if (!after.over.includes(seat) || before.over.includes(seat)) continue
      const early = (after.left[seat] ?? 0) - (now - (this.started[seat] ?? now))
      this.tooEarly = Math.max(this.tooEarly, early)
    }
  }

  /** What somebody who stands there is told of that version. */
  told(at: number, standing: Standing): Told {
    const version = this.versions[at] as Version
    return version.told.getOrInsertComputed(standing, () => {
      const game = at === this.versions.length - 1 ? this.#game : this.#replayed(version)
      return toldIn(tableStateFor(this.#playedAs(version.table, game), standing, 'en', this.#nobody, version.at))
    })
  }

  #play(): void {
    const { table, entries, checkpoint } = this.#kept
    const news = entries.slice(this.#played)
    this.#played = entries.length
    if (this.#game === null) {
      if (checkpoint !== null) this.#game = this.#woken(table)
      return
    }
    for (const { entry } of news)
      if (entry.kind === 'rules') {
        this.#game = this.#woken(table)
        return
      } else this.#game.apply(clonePlain(entry))
  }

  /** By the rules by which it goes on. */
  #module({ game }: StoredTable): GameModule {
    const module = this.#catalog.get(game)
    const raised = this.#kept.entries.findLast(({ entry }) => entry.kind === 'rules')?.entry
    const { rules } = raised?.kind === 'rules' ? raised : (this.#kept.checkpoint?.snapshot ?? module.definition)
    return { ...module, definition: { ...module.definition, rules } }
  }

  #woken(table: StoredTable): Game | null {
    const { entries, checkpoint, from } = this.#kept
    const loaded = { table, from: from as never, snapshot: checkpoint?.snapshot ?? null, outline: null, entries }
    return wakeGame(this.#module(table), clonePlain(loaded), clonePlain(entries))
  }

  #replayed({ table, length }: Version): Game | null {
    if (table.status === 'gathering') return null
    const game = newGame(this.#module(table), table, null)
    game.run()
    for (const { entry } of this.#kept.entries.slice(0, length)) game.apply(clonePlain(entry))
    return game
  }

  #playedAs(table: StoredTable, game: Game | null): PlayedTable {
    const module = this.#module(table)
    return { table, from: null, game, module, kept: new Map(), isWhole: true, saved: 0, snapshotAt: 0 }
  }
}

/** Without who is connected, who is away, and who has a say because of that. */
export function toldIn({ spectators: _, watching: __, ...state }: TableState): Told {
  const { proposal, seats } = state
  return {
    ...state,
    seats: seats.map((seat) => ({ ...seat, connected: false, away: false })),
    proposal: proposal && { ...proposal, voters: [] },
  }
}
