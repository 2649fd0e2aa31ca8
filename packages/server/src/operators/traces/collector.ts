import type { Report } from '../../tables/surroundings.ts'
import { exportOf, type Resource, type Span } from './span.ts'

const MOST_WAITING = 4_096
const PORTION = 512
const BETWEEN_SENDINGS = 2_000
const LONGEST_SENDING = 10_000

export interface CollectorAddress {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

/** Sends spans to whoever collects them, some at a time. What cannot be sent is dropped: nobody waits for it. */
export class Collector {
  readonly #address: CollectorAddress
  readonly #resource: Resource
  readonly #report: Report
  readonly #timer: NodeJS.Timeout
  #waiting: Span[] = []
  #sending: Promise<void> = Promise.resolve()
  #hasTold = false

  constructor(address: CollectorAddress, resource: Resource, report: Report) {
    this.#address = address
    this.#resource = resource
    this.#report = report
    this.#timer = setInterval(() => this.#sendSoon(), BETWEEN_SENDINGS).unref()
  }

  add(span: Span): void {
    if (this.#waiting.length < MOST_WAITING) this.#waiting.push(span)
    if (this.#waiting.length === PORTION) this.#sendSoon()
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#sendSoon()
    await this.#sending
  }

  #sendSoon(): void {
    const spans = this.#waiting
    if (spans.length === 0) return
    this.#waiting = []
    this.#sending = this.#sending.then(() => this.#send(spans))
  }

  async #send(spans: readonly Span[]): Promise<void> {
    const { url, headers } = this.#address
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(exportOf(this.#resource, spans)),
        redirect: 'error',
        signal: AbortSignal.timeout(LONGEST_SENDING),
      })
      await response.body?.cancel()
      if (!response.ok) this.#tell(String(response.status))
      else this.#hasTold = false
    } catch (error) {
      this.#tell(error instanceof Error ? error.name : typeof error)
    }
  }

  /** Once, until something gets through again. */
  #tell(error: string): void {
    if (this.#hasTold) return
    this.#hasTold = true
    this.#report('traces not sent', { error })
  }
}
