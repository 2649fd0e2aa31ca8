import { crc32 } from 'node:zlib'

const REMEMBERED = 200

/** A law that did not hold, and when: in milliseconds since the world began. */
export interface Broken {
  readonly law: string
  readonly what: string
  readonly at: number
}

/** What happens in a world, for those who read it, and as one number for those who compare. */
export class Story {
  readonly lines: string[] = []
  readonly counts: Record<string, number> = {}
  readonly #now: () => number
  #trace = 0
  #broken: Broken | null = null

  constructor(now: () => number) {
    this.#now = now
  }

  /** Of everything that happened, in its order. */
  get trace(): string {
    return (this.#trace >>> 0).toString(16).padStart(8, '0')
  }

  get broken(): Broken | null {
    return this.#broken
  }

  count(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1
  }

  record(line: string): void {
    this.#trace = crc32(`${this.#now()} ${line}`, this.#trace)
  }

  tell(line: string): void {
    const told = `${new Date(this.#now()).toISOString().slice(11, 23)} ${line}`
    this.record(told)
    this.lines.push(told)
    if (this.lines.length > REMEMBERED) this.lines.shift()
  }

  /** The first law that does not hold ends the world. */
  readonly break = (law: string, what: string): void => {
    if (this.#broken !== null) return
    this.#broken = { law, what, at: this.#now() }
    this.tell(`BROKEN: ${law}: ${what}`)
  }
}
