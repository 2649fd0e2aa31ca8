import type { DueReminder, DueWanted, StoredMail, StoredPush, Turn } from '@turnwright/server/core'
import type { KeptTable } from './kept-table.ts'

type Told = Pick<Turn, 'table' | 'person' | 'channel'>
/** By person: on which ways they want to be told, each after how long. */
type Called = ReadonlyMap<string, ReadonlyMap<Turn['channel'], number>>

/** What a database holds of how people are called back. */
export class ReminderRows {
  readonly #tables: ReadonlyMap<string, KeptTable>
  readonly #playing: () => Iterable<KeptTable>
  readonly #browsers = new Map<string, StoredPush>()
  readonly #addresses = new Map<string, StoredMail>()
  /** By table: on which way who was told of which turn. */
  readonly #told = new Map<string, Map<string, number>>()
  #pushKey: string | null = null
  /** Everybody asks for it again and again. */
  #called: Called | null = null

  constructor(tables: ReadonlyMap<string, KeptTable>, playing: () => Iterable<KeptTable>) {
    this.#tables = tables
    this.#playing = playing
  }

  pushKey(made: string): string {
    this.#pushKey ??= made
    return this.#pushKey
  }

  pushOf(person: string): readonly StoredPush[] {
    return [...this.#browsers.values()]
      .filter((push) => push.person === person)
      .sort((a, b) => a.made - b.made || (a.endpoint < b.endpoint ? -1 : 1))
  }

  keepPush(push: StoredPush, most: number): null {
    this.#called = null
    this.#browsers.set(push.endpoint, push)
    const own = this.pushOf(push.person)
    for (const each of own) this.#browsers.set(each.endpoint, { ...each, after: push.after })
    for (const { endpoint } of own.slice(0, Math.max(0, own.length - most))) this.#browsers.delete(endpoint)
    return null
  }

  forgetPush(endpoint: string, person: string | null): null {
    this.#called = null
    if (person === null || this.#browsers.get(endpoint)?.person === person) this.#browsers.delete(endpoint)
    return null
  }

  mailOf(person: string): readonly StoredMail[] {
    return [...this.#addresses.values()]
      .filter((mail) => mail.person === person)
      .sort((a, b) => a.made - b.made || (a.id < b.id ? -1 : 1))
  }

  mail(id: string): StoredMail | null {
    return this.#addresses.get(id) ?? null
  }

  keepMail(mail: StoredMail, unconfirmedSince: number): null {
    this.#called = null
    for (const { id, person, made, isConfirmed } of this.#addresses.values())
      if (!isConfirmed && (person === mail.person || made < unconfirmedSince)) this.#addresses.delete(id)
    this.#addresses.set(mail.id, mail)
    return null
  }

  confirmMail(id: string, since: number): boolean {
    this.#called = null
    const mail = this.mail(id)
    if (mail === null || (!mail.isConfirmed && mail.made < since)) return false
    for (const other of this.mailOf(mail.person)) this.#addresses.delete(other.id)
    this.#addresses.set(id, { ...mail, isConfirmed: true })
    return true
  }

  forgetMail(id: string): boolean {
    this.#called = null
    return this.#addresses.delete(id)
  }

  setMailAfter(person: string, after: number): null {
    this.#called = null
    for (const mail of this.mailOf(person)) this.#addresses.set(mail.id, { ...mail, after })
    return null
  }

  due({ now, since, last, limit }: DueWanted): readonly DueReminder[] {
    const called = (this.#called ??= this.#whoIsCalled())
    const found: DueReminder[] = []
    for (const { table, people } of this.#playing()) {
      if (table.updated < since) continue
      for (const { seat, turn, since: asked } of table.waitingFor) {
        const person = table.seats[seat]?.person ?? null
        if (person === null || turn === undefined || asked === undefined || people.get(person) !== 'here') continue
        for (const [channel, after] of called.get(person) ?? []) {
          if (asked > now - after) continue
          const due = { table: table.id, person, channel, turn, game: table.game, seats: table.seats, seat }
          if ((this.toldOf(due) ?? -1) < turn && (last === null || isAfter(due, last))) found.push(due)
        }
      }
    }
    return found.sort((a, b) => (isAfter(a, b) ? 1 : -1)).slice(0, limit)
  }

  tell(turn: Turn): boolean {
    if (!this.#tables.has(turn.table) || (this.toldOf(turn) ?? -1) >= turn.turn) return false
    this.#told.getOrInsertComputed(turn.table, () => new Map()).set(wayOf(turn), turn.turn)
    return true
  }

  untell(turn: Turn): null {
    if (this.toldOf(turn) === turn.turn) this.#told.get(turn.table)?.delete(wayOf(turn))
    return null
  }

  /** The last turn of which somebody was told on that way. */
  toldOf(told: Told): number | null {
    return this.#told.get(told.table)?.get(wayOf(told)) ?? null
  }

  /** Goes with its table. */
  forgetTable(id: string): void {
    this.#told.delete(id)
  }

  #whoIsCalled(): Called {
    const called = new Map<string, Map<Turn['channel'], number>>()
    const add = (person: string, channel: Turn['channel'], after: number): void =>
      void called.getOrInsertComputed(person, () => new Map()).set(channel, after)
    for (const { person, after } of this.#browsers.values()) add(person, 'push', after)
    for (const { person, after, isConfirmed } of this.#addresses.values()) if (isConfirmed) add(person, 'mail', after)
    return called
  }
}

function wayOf({ person, channel }: Told): string {
  return `${channel} ${person}`
}

/** In the order of table, person and way. */
function isAfter(one: Told, other: Told): boolean {
  if (one.table !== other.table) return one.table > other.table
  return one.person === other.person ? one.channel > other.channel : one.person > other.person
}
