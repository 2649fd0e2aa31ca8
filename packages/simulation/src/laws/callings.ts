import type { StoredMail, StoredPush, Turn } from '@turnwright/server/core'
import type { Operation } from '../database/database.ts'
import type { Rows } from '../database/rows.ts'
import type { Ledger } from './ledger.ts'
import type { Truth } from './truth.ts'

const A_MINUTE = 60_000
/** Servers look for whom to tell every quarter of a minute, and need a while to know that a page was closed. */
const GRACE = 3 * A_MINUTE
const SOON = 30_000

export interface CallingsSettings {
  readonly rows: Rows
  readonly ledger: Pick<Ledger, 'truths'>
  readonly now: () => number
  /** For how long nothing was wrong, in milliseconds. */
  readonly calm: () => number
  /** By how many milliseconds the clock of some server was wrong since this was asked last. */
  readonly skew: () => number
  /** For how long some server leaves the mail server alone. */
  readonly truce: () => number
  /** Since when somebody has no page of a table open; null while they have one. */
  readonly awaySince: (table: string, person: string) => number | null
  readonly nameOf: (game: string) => string
  readonly broken: (law: string, what: string) => void
}

/** One try to tell somebody; its server has heard what came of it, or never will. */
interface Try {
  came: string | null
}

/** Holds what people are told of their turns against whose turn it is: once, in time, and nothing that is not theirs. */
export class Callings {
  readonly #settings: CallingsSettings
  /** By browser or address: whose it is. */
  readonly #owners = new Map<string, string>()
  /** By person and way: since when they want to be told. */
  readonly #wanted = new Map<string, number>()
  /** By turn: when it was noted, in which calm. */
  readonly #noted = new Map<string, { readonly at: number; readonly calm: number }>()
  /** By turn, and where to. */
  readonly #tries = new Map<string, Try[]>()
  readonly #sent = new Set<string>()
  /** How wrong clocks were in each minute. */
  readonly #skews: number[] = []
  readonly counts = { notices: 0 }

  constructor(settings: CallingsSettings) {
    this.#settings = settings
  }

  ownerOf(to: string): string {
    return this.#owners.get(to) ?? ''
  }

  /** Something became durable. */
  note(operation: Operation, [first]: readonly unknown[], value: unknown): void {
    const at = this.#settings.now()
    if (operation === 'keepPush') {
      const { endpoint, person } = first as StoredPush
      this.#owners.set(endpoint, person)
      this.#wanted.set(`${person} push`, at)
    } else if (operation === 'keepMail') {
      const { address, person } = first as StoredMail
      this.#owners.set(address, person)
    } else if (operation === 'confirmMail') {
      const mail = this.#settings.rows.reminders.mail(first as string)
      if (mail !== null) this.#wanted.set(`${mail.person} mail`, at)
    } else if (operation === 'tell' && value === true)
      this.#noted.set(keyOf(first as Turn), { at, calm: this.#settings.calm() })
  }

  /** A server sends a notice. Gives what is to be told when it has heard what came of it. */
  sent(to: string, turn: Turn | null, words: string): (came: string) => void {
    this.counts.notices++
    if (turn === null) {
      this.#broken('it is noted before it is told', `${to}: ${words}`)
      return () => undefined
    }
    if (turn.person !== this.ownerOf(to)) this.#broken('nobody is told of another’s turn', `${to}: ${words}`)
    this.#mustBeTheirs(turn, words)
    const tries = this.#tries.getOrInsertComputed(`${keyOf(turn)} ${to}`, () => [])
    // Where a service took it and did not get to say so, it comes again, and takes its own place.
    if (tries.some(({ came }) => came !== 'failed'))
      this.#broken('nobody is told twice of a turn', `${to}, of turn ${turn.turn} at ${turn.table}`)
    const one: Try = { came: null }
    tries.push(one)
    this.#sent.add(keyOf(turn))
    return (came) => {
      one.came = came
    }
  }

  /** Where nothing is wrong, everybody whose game waits for them, and who is away, was told. */
  everyMinute(): void {
    const { ledger, skew, calm } = this.#settings
    this.#skews.push(skew())
    if (calm() < GRACE) return
    for (const truth of ledger.truths.values())
      if (truth.table.status === 'playing')
        for (const { seat, turn } of truth.table.waitingFor) {
          const person = truth.table.seats[seat]?.person ?? null
          if (person === null || turn === undefined) continue
          for (const channel of ['push', 'mail'] as const) {
            const after = this.#after(person, channel)
            if (after !== null) this.#mustBeTold(truth, { table: truth.table.id, person, channel, turn }, after)
          }
        }
  }

  #after(person: string, channel: Turn['channel']): number | null {
    const { reminders } = this.#settings.rows
    if (!this.#wanted.has(`${person} ${channel}`)) return null
    const [first] =
      channel === 'push' ? reminders.pushOf(person) : reminders.mailOf(person).filter(({ isConfirmed }) => isConfirmed)
    return first?.after ?? null
  }

  #mustBeTold(truth: Truth, turn: Turn, after: number): void {
    const { rows, now, calm, truce, awaySince } = this.#settings
    const noted = this.#noted.get(keyOf(turn))
    if (rows.reminders.toldOf(turn) === turn.turn && noted !== undefined) {
      // Noted in trouble it may be lost on its way: nobody is told twice for that.
      const passed = now() - noted.at
      if (noted.calm > GRACE && passed > SOON && passed < calm() && !this.#sent.has(keyOf(turn)))
        this.#broken('what is noted is told', `${keyOf(turn)}: it was not`)
      return
    }
    const away = awaySince(turn.table, turn.person)
    if (away === null) return
    const grace = GRACE + (turn.channel === 'mail' ? truce() : 0)
    const asked = began(truth, turn)
    const waits = Math.max(away, asked, this.#wanted.get(`${turn.person} ${turn.channel}`) ?? 0)
    const late = now() - waits - after
    // Since when somebody is waited for was noted by the clock of a server that may have gone since.
    if (late > grace + 2 * this.#skewSince(asked) && calm() > grace)
      this.#broken('whoever is waited for and away is told', `${keyOf(turn)}: ${Math.round(late / 1_000)} s late`)
  }

  #mustBeTheirs({ table, person, turn }: Turn, words: string): void {
    const { ledger, nameOf } = this.#settings
    const truth = ledger.truths.get(table)
    if (truth === undefined) return
    const was = truth.versions.findLast((version) => isAsked(version.table, person, turn))
    if (was === undefined) return this.#broken('nobody is told of a turn that is not theirs', `${person} at ${table}`)
    const others = was.table.seats.flatMap(({ kind, name, person: who }) =>
      kind === 'person' && who !== person && name !== null ? [name] : [],
    )
    if (!isPublic(words, nameOf(was.table.game), others))
      this.#broken('a notice says what everybody may know', `${person} at ${table}: ${words}`)
  }

  /** How wrong clocks were since then, at most. */
  #skewSince(at: number): number {
    return Math.max(...this.#skews.slice(Math.max(0, Math.floor(at / A_MINUTE) - 1)), 0)
  }

  #broken(law: string, what: string): void {
    this.#settings.broken(law, what)
  }
}

function keyOf({ table, person, channel, turn }: Turn): string {
  return `${table} ${person} ${channel} ${turn}`
}

function isAsked({ waitingFor, seats }: Truth['table'], person: string, turn: number): boolean {
  return waitingFor.some((each) => each.turn === turn && seats[each.seat]?.person === person)
}

/** When that turn began, by the time of the world. */
function began(truth: Truth, { person, turn }: Turn): number {
  return truth.versions.find(({ table }) => isAsked(table, person, turn))?.at ?? truth.grewAt
}

/** Which game it is and who waits; nothing else is said. */
function isPublic(words: string, game: string, others: readonly string[]): boolean {
  let rest = words
  // Names that mail programs would make links of are not told.
  for (const name of [...others, 'Somebody'].sort((a, b) => b.length - a.length)) rest = rest.replaceAll(name, '*')
  return (
    rest === `Your turn in ${game}: The game waits for you.` ||
    (rest.startsWith(`Your turn in ${game}: `) &&
      /^(\*(, \*)*( and \*)? waits? for you\.|\d+ people wait for you\.)$/.test(
        rest.slice(`Your turn in ${game}: `.length),
      ))
  )
}
