import type { Delivery, Letter, MailSender, Posting, PushNotice, StoredPush } from '@turnwright/server/core'
import type { Callings } from '../laws/callings.ts'
import type { Process } from '../time/process.ts'
import type { Schedule } from '../time/schedule.ts'
import type { Services } from './services.ts'
import type { ToldTurns } from './told-turns.ts'

/** A server waits so long for a push service and for a mail server, in milliseconds. */
const PUSH_PATIENCE = 10_000
const MAIL_PATIENCE = 15_000
/** How long the mail server is left alone after so many failures, as the server has it. */
const SHORTEST_TRUCE = 60_000
const LONGEST_TRUCE = 30 * 60_000

export interface Sending {
  readonly schedule: Schedule
  readonly process: Process
  readonly services: Services
  readonly callings: Pick<Callings, 'ownerOf' | 'sent'>
  readonly turns: ToldTurns
}

/** Writes to push services for one life of a server. What it seals and signs elsewhere goes openly here. */
export class WorldPush {
  readonly publicKey = 'the key of a world that is not'
  readonly #sending: Sending

  constructor(sending: Sending) {
    this.#sending = sending
  }

  mayWriteTo(): Promise<boolean> {
    return Promise.resolve(true)
  }

  send({ endpoint, person }: StoredPush, { text }: PushNotice): Promise<Delivery> {
    const { services, callings, turns } = this.#sending
    const { title, body, table } = JSON.parse(text) as Readonly<Record<'title' | 'body' | 'table', string>>
    const turn = turns.of({ table, person, channel: 'push' })
    const answered = callings.sent(endpoint, turn, `${title}: ${body}`)
    return inTime<Delivery>(this.#sending, PUSH_PATIENCE, 'failed', answered, (hear) =>
      services.push(endpoint, text, hear),
    )
  }
}

/** Hands letters to the mail server for one life of a server. */
export class WorldMail implements MailSender {
  readonly #sending: Sending
  readonly #origin: string
  #failures = 0

  constructor(sending: Sending, origin: string) {
    this.#sending = sending
    this.#origin = origin
  }

  /** For how long nothing may be sent after the last failure, in milliseconds. */
  get truce(): number {
    return this.#failures === 0 ? 0 : Math.min(SHORTEST_TRUCE * 2 ** (this.#failures - 1), LONGEST_TRUCE)
  }

  send(letter: Letter): Promise<Posting> {
    const { services } = this.#sending
    const answered = letter.stop === null ? () => undefined : this.#told(letter)
    const note = (posting: Posting): void => {
      answered(posting)
      if (letter.stop !== null && posting === 'failed') this.#failures++
      if (posting === 'taken') this.#failures = 0
    }
    return inTime<Posting>(this.#sending, MAIL_PATIENCE, 'unknown', note, (hear) => services.mail(letter, hear))
  }

  close(): void {}

  #told({ to, subject, text }: Letter): (posting: Posting) => void {
    const { callings, turns } = this.#sending
    const [body = '', link = ''] = text.split('\n\n')
    const table = link.slice(`${this.#origin}/tables/`.length)
    const turn = turns.of({ table, person: callings.ownerOf(to), channel: 'mail' })
    return callings.sent(to, turn, `${subject}: ${body}`)
  }
}

/** What is said by then, or else what a server makes of silence; a dead server hears neither. */
function inTime<T>(
  { schedule, process }: Sending,
  patience: number,
  silence: T,
  answered: (said: T) => void,
  ask: (hear: (said: T) => void) => void,
): Promise<T> {
  return new Promise((resolve) => {
    let isOver = false
    const hear = (said: T): void =>
      process.do(() => {
        if (isOver) return
        isOver = true
        late.cancel()
        answered(said)
        resolve(said)
      })
    const late = schedule.in(patience, () => hear(silence))
    ask(hear)
  })
}
