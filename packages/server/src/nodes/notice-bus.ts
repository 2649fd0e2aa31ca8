import type { Clock } from '../around/clock.ts'
import type { Report } from '../tables/surroundings.ts'
import type { Bus, Hearing, Notice } from './bus.ts'
import { Coalescer } from './coalescer.ts'

const BETWEEN_NOTICES = 5

/** What carries words to all nodes, the one that spoke among them. It may lose some, and then says that it may have. */
export interface Channel {
  send(payload: string): Promise<void>
  listen(hear: (payload: string) => void, gap: () => void): Promise<void>
}

/** Notices as words on a channel, each marked with the node that says it. */
export class NoticeBus implements Bus {
  readonly #channel: Channel
  readonly #node: string
  readonly #coalescer: Coalescer

  constructor(channel: Channel, node: string, clock: Clock, report: Report) {
    this.#channel = channel
    this.#node = node
    const send = (said: string): Promise<void> => channel.send(`${node} ${said}`)
    this.#coalescer = new Coalescer({ pause: BETWEEN_NOTICES, clock, send, report })
  }

  say(notice: Notice): void {
    this.#coalescer.say(notice)
  }

  async listen(hearing: Hearing): Promise<void> {
    const hear = (payload: string): void => {
      const end = payload.indexOf(' ')
      const from = payload.slice(0, end)
      if (from === this.#node) return
      for (const notice of noticesIn(payload.slice(end + 1))) hearing.hear(from, notice)
    }
    await this.#channel.listen(hear, () => hearing.gap())
  }
}

/** Whoever may use the database may notify; what cannot be read is left alone, and so is what later versions say. */
function noticesIn(text: string): readonly Notice[] {
  try {
    const notices: unknown = JSON.parse(text)
    return Array.isArray(notices) ? notices.filter(isNotice) : []
  } catch {
    return []
  }
}

function isNotice(given: unknown): given is Notice {
  if (typeof given !== 'object' || given === null) return false
  const { kind, table, version, seats, spectators, watching, looking, seat, line, until, last } = given as Record<
    string,
    unknown
  >
  if (typeof table !== 'string') return false
  switch (kind) {
    case 'changed':
      return typeof version === 'number'
    case 'present':
      return areSeats(seats) && areSeats(looking) && areNames(watching) && typeof spectators === 'number'
    case 'talked':
      return typeof last === 'number'
    case 'looks':
      return typeof seat === 'number' && typeof line === 'string' && typeof until === 'number'
    default:
      return kind === 'who-is-there' || kind === 'wants-checkpoint'
  }
}

function areSeats(given: unknown): boolean {
  return Array.isArray(given) && given.every((seat) => typeof seat === 'number')
}

function areNames(given: unknown): boolean {
  return Array.isArray(given) && given.every((name) => typeof name === 'string')
}
