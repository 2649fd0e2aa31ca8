import { type Clock, pause } from '../around/clock.ts'
import type { Notice } from './bus.ts'

/** What PostgreSQL carries in one notification, less what stands around it. */
const LARGEST = 7_500

/**
 * Collects what is said while the last was on its way: of what replaces itself only the latest travels, and a busy node
 * says much at once instead of often.
 */
export class Coalescer {
  readonly #send: (payload: string) => Promise<unknown>
  readonly #pause: number
  readonly #clock: Clock
  #waiting = new Map<string, Notice>()
  #isSending = false

  /** At most one message every so many milliseconds. */
  constructor(pause: number, clock: Clock, send: (payload: string) => Promise<unknown>) {
    this.#pause = pause
    this.#clock = clock
    this.#send = send
  }

  say(notice: Notice): void {
    const of = notice.kind === 'looks' ? ` ${notice.line}` : ''
    this.#waiting.set(`${notice.kind} ${notice.table}${of}`, notice)
    if (this.#isSending) return
    this.#isSending = true
    this.#clock.alarm(0, () => void this.#goOn())
  }

  async #goOn(): Promise<void> {
    while (this.#waiting.size > 0) {
      const notices = [...this.#waiting.values()]
      this.#waiting = new Map()
      // Whatever does not arrive is found in the store by those who need it.
      for (const payload of payloads(notices)) await this.#send(payload).catch(() => undefined)
      await pause(this.#clock, this.#pause)
    }
    this.#isSending = false
  }
}

function payloads(notices: readonly Notice[]): readonly string[] {
  const all: string[] = []
  let texts: string[] = []
  let size = 0
  for (const notice of notices) {
    const text = JSON.stringify(notice)
    if (size + text.length > LARGEST) {
      all.push(`[${texts.join()}]`)
      texts = []
      size = 0
    }
    texts.push(text)
    size += text.length + 1
  }
  return [...all, `[${texts.join()}]`]
}
