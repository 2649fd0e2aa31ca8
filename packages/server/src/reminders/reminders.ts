import { type Alarm, type Clock, every } from '../around/clock.ts'
import type { GameCatalog } from '../game-catalog.ts'
import type { Duties } from '../nodes/duties.ts'
import type { Report } from '../tables/surroundings.ts'
import type { Tables } from '../tables/tables.ts'
import type { MailLinks } from './mail-links.ts'
import type { MailSender } from './mail-sender.ts'
import type { PushSender } from './push-sender.ts'
import type { DueReminder, ReminderStore, StoredMail, StoredPush, Turn } from './reminder-store.ts'
import { reminderLetter, reminderWords, type ReminderWords } from './reminder-words.ts'

/** What was not told after so long, because no server ran, is not told any more. */
const A_WEEK = 7 * 24 * 60 * 60 * 1_000
const PORTION = 200
const AT_ONCE = 8
const MOST_REMEMBERED = 10_000
/** In milliseconds; twice as long after each failure. */
const SHORTEST_TRUCE = 60_000
const LONGEST_TRUCE = 30 * 60_000
const TRIES = 3

export interface MailWay {
  readonly sender: MailSender
  readonly links: MailLinks
  readonly origin: string
}

interface ReminderSettings {
  readonly clock: Clock
  readonly store: ReminderStore
  readonly tables: Tables
  readonly catalog: GameCatalog
  readonly duties: Duties
  readonly push: Pick<PushSender, 'send'>
  /** Null where this server sends no mail. */
  readonly mail: MailWay | null
  readonly report: Report
  /** How many milliseconds lie between two looks for whom to tell. */
  readonly every: number
}

/**
 * Tells people that it is their turn, when their game has waited for as long as they chose and they were not looking for as
 * long. Of several nodes one looks for them; whoever tells notes it in the store before, so that nobody is told twice of a
 * turn, whatever happens.
 */
export class Reminders {
  readonly #settings: ReminderSettings
  readonly #looking: Alarm
  /** When somebody was last seen looking at a table. */
  readonly #seen = new Map<string, number>()
  readonly #tries = new Map<string, number>()
  #isStopped = false
  #round: Promise<void> | null = null
  #mailRests = { until: 0, length: 0 }

  constructor(settings: ReminderSettings) {
    this.#settings = settings
    this.#looking = every(settings.clock, settings.every, () => this.#begin())
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    this.#looking.cancel()
    await this.#round
    this.#settings.mail?.sender.close()
  }

  #begin(): void {
    this.#round ??= this.#once()
      .catch((error: unknown) =>
        this.#settings.report('reminders failed', { error: error instanceof Error ? error.name : typeof error }),
      )
      .finally(() => (this.#round = null))
  }

  async #once(): Promise<void> {
    const { clock, duties, store } = this.#settings
    using duty = await duties.claim('reminders')
    if (duty.askAgainIn !== null) return
    const now = clock.now()
    for (let last: Turn | null = null; !this.#isStopped; ) {
      const due: readonly DueReminder[] = await store.due({ now, since: now - A_WEEK, last, limit: PORTION })
      for (let first = 0; first < due.length && !this.#isStopped; first += AT_ONCE)
        await Promise.all(due.slice(first, first + AT_ONCE).map((each) => this.#remind(each)))
      last = due.at(-1) ?? null
      if (last === null) return
    }
  }

  async #remind(due: DueReminder): Promise<void> {
    const { duties, tables, clock } = this.#settings
    if (due.channel === 'mail' && (this.#settings.mail === null || clock.now() < this.#mailRests.until)) return
    using duty = await duties.claim(due.table)
    // Another node is at work at this table: what is due now is due the next time too.
    if (duty.askAgainIn !== null) return
    using table = tables.lease(due.table)
    await table.hearWhoIsThere()
    if (table.isLooking(due.seat)) return this.#note(this.#seen, keyOf(due), clock.now())
    await (due.channel === 'push' ? this.#push(due) : this.#mail(due))
  }

  async #push(due: DueReminder): Promise<void> {
    const { store, push } = this.#settings
    const endpoints = await store.pushOf(due.person)
    if (!this.#isAway(due, endpoints) || !(await store.tell(due))) return
    const words = this.#words(due)
    const text = pushText(words, due.table)
    const came = await Promise.all(
      endpoints.map(async (each) => {
        const delivery = await push.send(each, { text, topic: due.table })
        if (delivery === 'gone') await store.forgetPush(each.endpoint, null)
        return delivery
      }),
    )
    if (came.includes('failed')) this.#settings.report('push failed', { endpoints: came.length })
    // Where none was reached, and not for good, it is tried again; what arrives twice takes its own place.
    if (!came.includes('taken') && came.includes('failed') && this.#maySendAgain(due)) await store.untell(due)
  }

  async #mail(due: DueReminder): Promise<void> {
    const { store, mail, report } = this.#settings
    const to = (await store.mailOf(due.person)).find(({ isConfirmed }) => isConfirmed)
    if (mail === null || to === undefined) return
    if (!this.#isAway(due, [to]) || !(await store.tell(due))) return
    const { sender, links, origin } = mail
    const stop = links.to('stop', to.id)
    const letter = reminderLetter(this.#words(due), { table: `${origin}/tables/${due.table}`, stop })
    const posting = await sender.send({ to: to.address, ...letter, stop })
    if (posting === 'taken') this.#mailRests = { until: 0, length: 0 }
    if (posting === 'no-such-address') await store.forgetMail(to.id)
    if (posting !== 'failed') return
    report('mail not sent', { next: 'Check SMTP_URL, and whether that server takes mail from this one.' })
    await store.untell(due)
    const length = Math.min(Math.max(SHORTEST_TRUCE, 2 * this.#mailRests.length), LONGEST_TRUCE)
    this.#mailRests = { until: this.#settings.clock.now() + length, length }
  }

  /** Whoever has just looked is left alone for as long as they chose to be. */
  #isAway(due: DueReminder, told: readonly Pick<StoredPush | StoredMail, 'after'>[]): boolean {
    const [first] = told
    const seen = this.#seen.get(keyOf(due)) ?? Number.NEGATIVE_INFINITY
    return first !== undefined && this.#settings.clock.now() - seen >= first.after
  }

  #maySendAgain(due: DueReminder): boolean {
    const key = `${keyOf(due)} ${due.turn}`
    const tries = (this.#tries.get(key) ?? 0) + 1
    this.#note(this.#tries, key, tries)
    return tries < TRIES
  }

  #note(notes: Map<string, number>, key: string, value: number): void {
    if (notes.size >= MOST_REMEMBERED) notes.clear()
    notes.set(key, value)
  }

  #words(due: DueReminder): ReminderWords {
    return reminderWords(due, this.#settings.catalog.find(due.game)?.definition.name ?? 'your game')
  }
}

function keyOf({ table, person }: Turn): string {
  return `${table} ${person}`
}

/** What the page's service worker is told; it leads to a table of this server and nowhere else. */
export function pushText({ title, body }: ReminderWords, table: string | null): string {
  return JSON.stringify({ title, body, table })
}
