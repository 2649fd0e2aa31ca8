type Read = { readonly done: true; readonly value: undefined } | { readonly done: false; readonly value: Uint8Array }

const DONE: Read = { done: true, value: undefined }

/** The body of a stream as its reader knows it, without all that a browser's can do besides: there are a million of them in a world. */
export class LineBody {
  readonly #onCancel: () => void
  readonly #arrived: Uint8Array[] = []
  #waiting: ((read: Read) => void) | null = null
  #isOver = false

  constructor(onCancel: () => void) {
    this.#onCancel = onCancel
  }

  arrive(value: Uint8Array): void {
    if (this.#isOver) return
    const waiting = this.#waiting
    this.#waiting = null
    if (waiting === null) this.#arrived.push(value)
    else waiting({ done: false, value })
  }

  end(): void {
    this.#isOver = true
    this.#waiting?.(DONE)
    this.#waiting = null
  }

  getReader(): Pick<LineBody, 'read' | 'cancel'> {
    return this
  }

  read(): Promise<Read> {
    const value = this.#arrived.shift()
    if (value !== undefined) return Promise.resolve({ done: false, value })
    if (this.#isOver) return Promise.resolve(DONE)
    return new Promise((resolve) => {
      this.#waiting = resolve
    })
  }

  async cancel(): Promise<void> {
    if (this.#isOver) return
    this.#isOver = true
    this.#onCancel()
  }
}
