import type { GameModule } from '@turnwright/kernel'
import { clonePlain, type Game } from '@turnwright/kernel/host'
import type { TableState } from '@turnwright/protocol'
import {
  type Attendance,
  type GameCatalog,
  newGame,
  type PlayedTable,
  type Standing,
  type StoredTable,
  tableStateFor,
  wakeGame,
} from '@turnwright/server/core'
import type { KeptTable } from '../database/kept-table.ts'

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
  /** How often the rules were raised by which it goes on. */
  raised = 0
  /** When its log last grew. */
  grewAt: number
  readonly #kept: KeptTable
  readonly #module: GameModule
  /** What was told last of each game to whoever stands there: what has not changed since is not made anew. */
  readonly #last = new WeakMap<Game, Map<Standing, TableState>>()
  #game: Game | null = null
  /** The same game at an earlier version, for those who are told of it late. */
  #behind: Game | null = null
  #played = 0
  /** The rules by which it goes on, as the log says. */
  #raised: number | null = null

  constructor(kept: KeptTable, catalog: GameCatalog, now: number) {
    this.#kept = kept
    this.#module = catalog.get(kept.table.game)
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
    this.raised = this.#raisedModule.definition.rules - this.#module.definition.rules
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
      const game = version === this.newest ? this.#game : this.#replayed(version)
      const last = game === null ? null : this.#last.getOrInsertComputed(game, () => new Map())
      const state = this.#state(version, game, standing, last?.get(standing))
      last?.set(standing, state)
      return toldIn(state)
    })
  }

  /** Who was told of the newest version, each with what somebody would be told there who looks for the first time. */
  *toldAnew(): Iterable<readonly [Standing, Told]> {
    for (const standing of this.newest.told.keys())
      yield [standing, toldIn(this.#state(this.newest, this.#game, standing))]
  }

  #state({ table, at }: Version, game: Game | null, standing: Standing, last: TableState | null = null): TableState {
    const nobody: Attendance = {
      isConnected: () => false,
      lastTold: () => last,
      spectators: 0,
      untilAway: () => Number.POSITIVE_INFINITY,
      watching: [],
    }
    return tableStateFor(this.#playedAs(table, game), standing, 'en', nobody, at)
  }

  #play(): void {
    const { table, entries, checkpoint } = this.#kept
    const news = entries.slice(this.#played)
    this.#played = entries.length
    for (const { entry } of news)
      if (entry.kind === 'rules') {
        this.#raised = entry.rules
        // It goes by the rules of before.
        this.#behind = null
      }
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
  get #raisedModule(): GameModule {
    const { definition } = this.#module
    const rules = this.#raised ?? this.#kept.checkpoint?.snapshot.rules ?? definition.rules
    return rules === definition.rules ? this.#module : { ...this.#module, definition: { ...definition, rules } }
  }

  #woken(table: StoredTable): Game | null {
    const { entries, checkpoint, from } = this.#kept
    const loaded = { table, from: from as never, snapshot: checkpoint?.snapshot ?? null, outline: null, entries }
    return wakeGame(this.#raisedModule, clonePlain(loaded), clonePlain(entries))
  }

  /** Those who are behind come on one after the other: what was played for the last of them is played on. */
  #replayed({ table, length }: Version): Game | null {
    if (table.status === 'gathering') return null
    if (this.#behind === null || this.#behind.log.length > length) {
      this.#behind = newGame(this.#raisedModule, table, null)
      this.#behind.run()
    }
    const game = this.#behind
    for (const { entry } of this.#kept.entries.slice(game.log.length, length)) game.apply(clonePlain(entry))
    return game
  }

  #playedAs(table: StoredTable, game: Game | null): PlayedTable {
    return {
      table,
      from: null,
      game,
      module: this.#raisedModule,
      kept: new Map(),
      isWhole: true,
      saved: 0,
      snapshotAt: 0,
    }
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
