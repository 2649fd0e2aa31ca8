/** Nobody has that much to say. */
const MOST_BYTES = 1_000_000
/** So many lines may wait that nobody asked for. */
const MOST_LINES = 16

/** Cuts what arrives into lines, for somebody who waits for one at a time; floods are noticed. */
export class LineReader {
  readonly #lines: string[] = []
  #rest: Buffer[] = []
  #size = 0
  #waiting: ((line: string | null) => void) | null = null
  /** Why there will be no more lines. */
  why: string | null = null

  /** False where that was too much: whoever writes it should be stopped. */
  push(chunk: Buffer): boolean {
    if (this.why !== null) return false
    let from = 0
    for (let at = chunk.indexOf(0x0a); at >= 0; at = chunk.indexOf(0x0a, from)) {
      const line = Buffer.concat([...this.#rest, chunk.subarray(from, at)]).toString('utf8')
      this.#rest = []
      this.#size = 0
      from = at + 1
      this.#arrive(line)
      if (this.#lines.length > MOST_LINES)
        return this.#refuse(`wrote more than ${MOST_LINES} lines that nobody asked for`)
    }
    this.#rest.push(chunk.subarray(from))
    this.#size += chunk.length - from
    return (
      this.#size <= MOST_BYTES || this.#refuse(`wrote more than ${MOST_BYTES.toLocaleString('en')} bytes in one line`)
    )
  }

  end(why: string): void {
    this.why ??= why
    this.#waiting?.(null)
  }

  /** The next line; null when there is none in time, or none any more. */
  next(ms: number): Promise<string | null> {
    const here = this.#lines.shift()
    if (here !== undefined) return Promise.resolve(here)
    if (this.why !== null) return Promise.resolve(null)
    return new Promise((done) => {
      const heard = (line: string | null): void => {
        clearTimeout(timer)
        this.#waiting = null
        done(line)
      }
      const timer = setTimeout(() => heard(null), ms)
      this.#waiting = heard
    })
  }

  #arrive(line: string): void {
    // Empty lines say nothing.
    if (line.trim() === '') return
    if (this.#waiting === null) this.#lines.push(line)
    else this.#waiting(line)
  }

  #refuse(why: string): false {
    this.#lines.length = 0
    this.end(why)
    return false
  }
}
