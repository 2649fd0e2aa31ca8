import { type Clock, pause } from '../around/clock.ts'
import type { Report } from '../tables/surroundings.ts'
import type { Notice } from './bus.ts'

/** In bytes: PostgreSQL carries less than 8,000 in one notification, and something stands around it. */
const LARGEST = 7_500

export interface CoalescerSettings {
  /** At most one message every so many milliseconds. */
  readonly pause: number
  readonly clock: Clock
  readonly send: (payload: string) => Promise<unknown>
  readonly report: Report
}

/**
 * Collects what is said while the last was on its way: of what replaces itself only the latest travels, and a busy node
 * says much at once instead of often.
 */
export class Coalescer {
  readonly #settings: CoalescerSettings
  #waiting = new Map<string, Notice>()
  #isSending = false

  constructor(settings: CoalescerSettings) {
    this.#settings = settings
  }

  say(notice: Notice): void {
    const of = notice.kind === 'looks' ? ` ${notice.line}` : ''
    this.#waiting.set(`${notice.kind} ${notice.table}${of}`, notice)
    if (this.#isSending) return
    this.#isSending = true
    this.#settings.clock.alarm(0, () => void this.#goOn())
  }

  async #goOn(): Promise<void> {
    const { clock, send, report } = this.#settings
    while (this.#waiting.size > 0) {
      const notices = [...this.#waiting.values()]
      this.#waiting = new Map()
      // Whatever does not arrive is found in the store by those who need it.
      for (const payload of payloads(notices, report)) await send(payload).catch(() => undefined)
      await pause(clock, this.#settings.pause)
    }
    this.#isSending = false
  }
}

/** What is too long by itself would be refused, and all that travels with it. */
function payloads(notices: readonly Notice[], report: Report): readonly string[] {
  const all: string[] = []
  let texts: string[] = []
  let size = 0
  const close = (): void => {
    if (texts.length > 0) all.push(`[${texts.join()}]`)
    texts = []
    size = 0
  }
  for (const notice of notices) {
    const text = JSON.stringify(notice)
    const bytes = Buffer.byteLength(text)
    if (bytes > LARGEST) {
      report('notice too long', { kind: notice.kind, bytes })
      continue
    }
    if (size + bytes > LARGEST) close()
    texts.push(text)
    size += bytes + 1
  }
  close()
  return all
}
