import type { Troubles } from '../faults/troubles.ts'
import type { Device } from '../people/device.ts'
import type { Schedule } from '../time/schedule.ts'
import { lateBot } from './late-bots.ts'
import type { Ledger } from './ledger.ts'
import type { Truth } from './truth.ts'

const A_MINUTE = 60_000
/** After trouble it takes a while until everybody has found back. */
const GRACE = 2 * A_MINUTE
/** In calm everybody is told of a change within so many milliseconds. */
const IN_TIME = 2_000
/** The longest that a table rests in calm while all who play at it are there. */
export const LONGEST_REST = 18 * A_MINUTE

export interface WatchSettings {
  readonly schedule: Schedule
  readonly ledger: Ledger
  readonly troubles: Troubles
  readonly broken: (law: string, what: string) => void
}

/** Sees to what must happen: that people are told in time and in the end, and that tables go on. */
export class Watch {
  readonly #settings: WatchSettings
  /** By table: those that follow it. */
  readonly #devices = new Map<string, Set<Device>>()
  /** By table and person: when they closed their last page. */
  readonly #left = new Map<string, number>()

  constructor(settings: WatchSettings) {
    this.#settings = settings
  }

  followed(device: Device, table: string): void {
    this.#devices.getOrInsertComputed(table, () => new Set()).add(device)
  }

  unfollowed(device: Device, table: string): void {
    this.#devices.get(table)?.delete(device)
    if (device.hearing !== null) this.#left.set(`${table} ${device.hearing.person}`, this.#settings.schedule.now)
  }

  /** Since when somebody has no page of a table open; null while they have one. */
  awaySince(table: string, person: string): number | null {
    for (const { hearing } of this.#devices.get(table) ?? []) if (hearing?.person === person) return null
    return this.#left.get(`${table} ${person}`) ?? null
  }

  /** A change is durable: in calm, all who follow that table are told of it in time. */
  changed(truth: Truth): void {
    const { schedule, ledger, troubles, broken } = this.#settings
    if (troubles.calm < GRACE) return
    const version = truth.versions.length - 1
    const at = schedule.now
    schedule.in(IN_TIME, () => {
      if (troubles.calm < GRACE) return
      for (const device of this.#following(truth)) {
        const { hearing, liveSince } = device
        if (hearing === null || liveSince === null || liveSince > at || !this.#isSound(device, GRACE)) continue
        if (!ledger.isTold(truth, hearing, version))
          broken('in calm everybody is told in time', `${device.name}, of version ${version} of ${truth.table.id}`)
      }
    })
  }

  everyMinute(): void {
    const { ledger } = this.#settings
    ledger.lookThrough()
    this.#mustGoOn()
    this.#botsMustAnswer()
    for (const [id, truth] of ledger.truths) if (this.#isOver(truth)) ledger.forget(id)
  }

  /** Nothing was wrong for a while, and nobody has done anything. */
  inQuiet(): void {
    const { ledger, broken, schedule } = this.#settings
    ledger.lookThroughAll()
    for (const truth of ledger.truths.values()) {
      // Bots may play on to the end.
      const version = truth.versions.findLastIndex(({ at }) => at <= schedule.now - IN_TIME)
      for (const device of this.#following(truth)) {
        const { hearing, liveSince, name } = device
        if (hearing === null || !this.#isSound(device, GRACE)) continue
        if (liveSince === null) return broken('in quiet everybody is connected', `${name} is not, to ${truth.table.id}`)
        if (!ledger.isTold(truth, hearing, version))
          return broken('in quiet everybody was told everything', `${name} was not, of ${truth.table.id}`)
      }
    }
  }

  /** Where nothing was wrong for long and all who play are there, a table has moved. */
  #mustGoOn(): void {
    const { schedule, ledger, troubles, broken } = this.#settings
    if (troubles.calm < LONGEST_REST) return
    for (const truth of ledger.truths.values()) {
      if (truth.table.status !== 'playing' || schedule.now - truth.grewAt < LONGEST_REST) continue
      if (this.#areAllThere(truth, LONGEST_REST))
        broken('every table that can go on goes on', `${truth.table.id} rests since ${Math.round(truth.grewAt)} ms`)
    }
  }

  /** Also where nobody is: the game goes on, and whoever is asked next is called. */
  #botsMustAnswer(): void {
    const { schedule, ledger, troubles, broken } = this.#settings
    for (const truth of ledger.truths.values()) {
      const late = lateBot(truth, schedule.now, troubles.calm)
      if (late === null) continue
      broken('in calm a bot that is asked answers within a minute', `${truth.table.id}, for ${Math.round(late)} ms`)
    }
  }

  /** Whether all who play have been before their pages for so long, with lines that were good. */
  #areAllThere(truth: Truth, milliseconds: number): boolean {
    const { now } = this.#settings.schedule
    const long = [...this.#following(truth)].filter(({ followsSince }) => now - followsSince > milliseconds)
    const there = new Set(long.map(({ hearing }) => hearing?.person))
    const areThere = truth.table.seats.every(({ person, kind }) => kind !== 'person' || there.has(person ?? ''))
    return areThere && long.every((device) => this.#isSound(device, milliseconds))
  }

  /** Whoever comes late to a table that is over is told nothing new. */
  #isOver({ table: { id, status }, grewAt }: Truth): boolean {
    if (status === 'playing' || status === 'gathering') return false
    return this.#settings.schedule.now - grewAt > LONGEST_REST && (this.#devices.get(id)?.size ?? 0) === 0
  }

  #following({ table: { id } }: Truth): Iterable<Device> {
    return this.#devices.get(id) ?? []
  }

  /** Whether its own line was good for so long. */
  #isSound({ wire }: Device, milliseconds: number): boolean {
    return !wire.isInTunnel && this.#settings.schedule.now - wire.soundSince > milliseconds
  }
}
