import { samePlain } from '@turnwright/kernel/host'
import type { Acknowledgement, TableState } from '@turnwright/protocol'
import { type GameCatalog, standingOf, type TableChange } from '@turnwright/server/core'
import type { Operation } from '../database/database.ts'
import type { Rows } from '../database/rows.ts'
import type { Lots } from '../time/lots.ts'
import { firstDifference } from './first-difference.ts'
import { isStillSame, type Pair } from './still-same.ts'
import { type Told, toldIn, Truth } from './truth.ts'
import { TwinWorld } from './twin-world.ts'

/** What one device was told of a table, and how far that is. */
export interface Hearing {
  readonly person: string
  readonly device: string
  readonly table: string
  /** The version that it was told, or an earlier one that looks the same. */
  at: number
  told: Told | null
  state: TableState | null
  /** What was last held against what the log tells, and was the same. */
  same?: Pair
}

export interface LedgerSettings {
  readonly rows: Rows
  readonly catalog: GameCatalog
  readonly lots: Lots
  readonly now: () => number
  readonly broken: (law: string, what: string) => void
}

/** What somebody was told of an answer. */
interface Promised {
  readonly table: string
  readonly key: string
  /** The length of the log at which it counts, or why it does not. */
  readonly as: number | string
  readonly at: number
}

/** Servers know the time of the house as of a look or two ago, and what is written as of a slow commit. */
const MOST_TOO_EARLY = 20_000
/** For so many milliseconds a promise is looked at again and again; after that once more, at the end. */
const LOOKED_AT = 10 * 60_000

/** Holds everything that anybody is told against what the log says. */
export class Ledger {
  readonly truths = new Map<string, Truth>()
  readonly #settings: LedgerSettings
  readonly #twins: TwinWorld
  #promised: Promised[] = []
  readonly #old: Promised[] = []
  /** How often something was held against the log, and how often strangers were refused. */
  readonly counts = { answers: 0, states: 0, twins: 0, refusals: 0 }
  /** By game: how many answers of people were acknowledged. */
  readonly answersIn: Record<string, number> = {}

  constructor(settings: LedgerSettings) {
    this.#settings = settings
    this.#twins = new TwinWorld(settings.lots.of('twins'))
  }

  /** Something became durable. */
  note(operation: Operation, args: readonly unknown[]): Truth | null {
    const { rows, catalog, now } = this.#settings
    const { tables } = rows
    if (operation === 'purge') {
      this.truths.delete(args[0] as string)
      return null
    }
    const id = idIn(operation, args)
    const kept = id === null ? undefined : tables.get(id)
    if (id === null || kept === undefined) return null
    const truth = this.truths.get(id)
    if (operation === 'save') this.#mustKnowRules(truth, args)
    try {
      if (truth === undefined) this.truths.set(id, new Truth(kept, catalog, now()))
      else if (truth.table !== kept.table) truth.advance(now())
    } catch (error) {
      this.#broken('a log can be played', `${id}: ${(error as Error).message}`)
      return null
    }
    const { tooEarly = 0 } = this.truths.get(id) ?? {}
    if (tooEarly > MOST_TOO_EARLY)
      this.#broken('nobody’s time is over before it has passed', `${id}: by ${Math.round(tooEarly)} ms`)
    if (kept.table.status === 'faulted') this.#broken('no table is hurt', `${id} is faulted`)
    return this.truths.get(id) ?? null
  }

  /** Somebody was told that their answer counts. */
  acknowledged(table: string, key: string, { seq }: Acknowledgement): void {
    this.counts.answers++
    const game = this.truths.get(table)?.table.game
    if (game !== undefined) this.answersIn[game] = (this.answersIn[game] ?? 0) + 1
    this.#promise({ table, key, as: seq, at: this.#settings.now() })
  }

  /** Somebody was told that their answer does not count. */
  refused(table: string, key: string, code: string): void {
    this.#promise({ table, key, as: code, at: this.#settings.now() })
  }

  /** What was promised of late still holds. */
  lookThrough(): void {
    const old = this.#settings.now() - LOOKED_AT
    for (const promised of this.#promised) this.#mustHold(promised)
    this.#old.push(...this.#promised.filter(({ at }) => at < old))
    this.#promised = this.#promised.filter(({ at }) => at >= old)
  }

  /** Everything that was ever promised still holds. */
  lookThroughAll(): void {
    for (const promised of [...this.#old, ...this.#promised]) this.#mustHold(promised)
    for (const truth of this.truths.values()) this.#mustTellAnew(truth)
  }

  /** Nobody follows it any more, and nothing more happens there. */
  forget(table: string): void {
    this.#mustTellAnew(this.truths.get(table))
    this.truths.delete(table)
  }

  /** Whoever adds to a log plays by no older rules than it goes on by. */
  #mustKnowRules(truth: Truth | undefined, [change, raised]: readonly unknown[]): void {
    const { table, entries } = change as TableChange
    if (truth !== undefined && entries.length > 0 && (raised as number) < truth.raised)
      this.#broken(
        'no older rules carry a table on',
        `${table.id}: they were raised ${truth.raised} times, and it was added to by those raised ${raised as number} times`,
      )
  }

  #promise(promised: Promised): void {
    this.#mustHold(promised)
    this.#promised.push(promised)
  }

  /** A device shows this: it must be what a prefix of the log tells, and never an earlier one than before. */
  heard(hearing: Hearing, state: TableState): void {
    const truth = this.truths.get(hearing.table)
    if (truth === undefined) return
    this.counts.states++
    // Most often somebody came or went, and all that was held against the log before is still the same.
    if (hearing.state !== null && isSameGame(hearing.state, state)) return
    hearing.state = state
    const told = toldIn(state)
    hearing.told = told
    const at = this.#placeOf(truth, hearing, told)
    if (at !== null) {
      hearing.at = at
      if (at === truth.versions.length - 1 && truth.game !== null && this.#twins.isTold(truth.game, state))
        this.counts.twins++
      const leak = this.#twins.leak
      if (leak !== null)
        this.#broken('no seat is told what another deal would not tell it', `${hearing.device}: ${leak}`)
      return
    }
    const near = truth.versions.findLastIndex(({ length }) => length === state.seq)
    const why =
      near < 0
        ? 'no prefix has that length'
        : firstDifference(told, truth.told(near, this.#standing(truth, near, hearing)))
    this.#broken(
      'what a client shows is what a prefix of the log tells',
      `${hearing.device} at ${hearing.table}, entry ${state.seq}, after version ${hearing.at}: ${why}`,
    )
  }

  /** Whether a device has been told of that version, or of one that looks the same. */
  isTold(truth: Truth, hearing: Hearing, version: number): boolean {
    if (hearing.at >= version) return true
    const { told } = hearing
    for (let at = truth.versions.length - 1; told !== null && at >= version; at--)
      if (this.#isSame(told, truth, at, hearing)) return true
    return false
  }

  /** The first that it can be: a later one may look the same, and what lies between may still be on its way. */
  #placeOf(truth: Truth, hearing: Hearing, told: Told): number | null {
    for (let at = hearing.at; at < truth.versions.length; at++) {
      const length = truth.versions[at]?.length ?? 0
      if (length > told.seq) return null
      if (length === told.seq && this.#isSame(told, truth, at, hearing)) return at
    }
    return null
  }

  #isSame(told: Told, truth: Truth, at: number, hearing: Hearing): boolean {
    const other = truth.told(at, this.#standing(truth, at, hearing))
    if (!isStillSame(told, other, hearing.same)) return false
    hearing.same = { one: told, other }
    return true
  }

  #standing(truth: Truth, at: number, { person }: Hearing) {
    return standingOf(truth.versions[at]?.table ?? truth.table, person)
  }

  /** What was told bit by bit is what somebody is told who looks for the first time. */
  #mustTellAnew(truth: Truth | undefined): void {
    if (truth === undefined) return
    for (const [standing, anew] of truth.toldAnew()) {
      const told = truth.told(truth.versions.length - 1, standing)
      if (!isStillSame(told, anew))
        this.#broken(
          'what a client shows is what a prefix of the log tells',
          `${truth.table.id}, from ${standing}, bit by bit: ${firstDifference(told, anew)}`,
        )
    }
  }

  #mustHold({ table, key, as }: Promised): void {
    const kept = this.#settings.rows.tables.get(table)
    if (kept === undefined) return
    const times = kept.entries.filter((entry) => entry.kept?.key === key).length + (kept.tickets.has(key) ? 1 : 0)
    const seq = kept.ticket(key)?.seq ?? null
    if (typeof as === 'string') {
      if (times > 0) this.#broken('what was refused is not in the log', `${table}: ${key} (${as}) is, at ${seq}`)
    } else if (times !== 1 || seq !== as)
      this.#broken(
        'every acknowledged answer is in the log once',
        `${table}: ${key} was acknowledged at ${as}, and is there ${times} times, at ${seq}`,
      )
  }

  #broken(law: string, what: string): void {
    this.#settings.broken(law, what)
  }
}

/** Whether two states share all but who is connected: what a patch leaves alone it does not copy. */
function isSameGame(before: TableState, after: TableState): boolean {
  for (const key of Object.keys(after) as (keyof TableState)[]) {
    if (key === 'spectators' || key === 'watching' || before[key] === after[key]) continue
    if (key !== 'seats' && key !== 'proposal') return false
    if (!samePlain(toldIn(before)[key], toldIn(after)[key])) return false
  }
  return true
}

function idIn(operation: Operation, [first]: readonly unknown[]): string | null {
  if (operation === 'create') return (first as { readonly id: string }).id
  if (operation === 'save') return (first as { readonly table: { readonly id: string } }).table.id
  return operation === 'closeUntouched' ? (first as string) : null
}
