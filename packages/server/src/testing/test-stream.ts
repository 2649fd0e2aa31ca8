import { fingerprintOf } from '@turnwright/kernel/host'
import { applyPatch, type Patch, readEvents, type StreamEvent, type TableState, tableState } from '@turnwright/protocol'

/** One open stream, read to the letter: every event is kept, and every patched state must match its fingerprint. */
export class TestStream {
  readonly events: StreamEvent[] = []
  state: TableState | null = null
  ended = false
  readonly #line: AbortController
  readonly #waiting = new Set<() => void>()

  constructor(response: Response, line: AbortController, heard: (text: string) => void) {
    this.#line = line
    void this.#read(response.body as ReadableStream<Uint8Array>, heard)
      .catch(() => undefined)
      .finally(() => {
        this.ended = true
        this.#wake()
      })
  }

  get lastEventId(): string | null {
    return this.events.findLast(({ id }) => id !== null)?.id ?? null
  }

  /** The state as soon as it is so. */
  async until(isSo: (state: TableState) => boolean): Promise<TableState> {
    while (this.state === null || !isSo(this.state)) {
      if (this.ended) throw new Error('the stream ended before it was so')
      await this.#next()
    }
    return this.state
  }

  /** The first event of that name. */
  async hears(name: string): Promise<StreamEvent> {
    for (;;) {
      const found = this.events.find(({ event }) => event === name)
      if (found !== undefined) return found
      if (this.ended) throw new Error(`the stream ended without ${name}`)
      await this.#next()
    }
  }

  async ends(): Promise<void> {
    while (!this.ended) await this.#next()
  }

  hangUp(): void {
    this.#line.abort()
  }

  async #read(body: ReadableStream<Uint8Array>, heard: (text: string) => void): Promise<void> {
    for await (const event of readEvents(body)) {
      heard(event.data)
      this.events.push(event)
      if (event.event === 'sync') this.state = tableState.parse(JSON.parse(event.data))
      if (event.event === 'patch') this.state = this.#patched(JSON.parse(event.data))
      this.#wake()
    }
  }

  #patched(patch: Patch): TableState {
    const state = tableState.parse(applyPatch(this.state, patch))
    if (state.play !== null && state.fingerprint !== fingerprintOf(state.play.view)) throw new Error('the view drifted')
    return state
  }

  #next(): Promise<void> {
    return new Promise((resolve) => this.#waiting.add(resolve))
  }

  #wake(): void {
    for (const resolve of this.#waiting) resolve()
    this.#waiting.clear()
  }
}
