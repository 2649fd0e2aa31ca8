import { type ProblemCode, problemStatus } from '@turnwright/protocol'
import type { Report } from '../tables/surroundings.ts'

/** What was refused, by kind. `line-cut`: an address held too many lines; `line-refused`: all held as many as can be. */
export type RefusalKind = ProblemCode | LineKind
type LineKind = 'line-cut' | 'line-refused'

const A_MINUTE = 60_000
/** Enough to find the one that stands out; a flood from everywhere has none. */
const MOST_ADDRESSES = 1_000
/** What honest pages meet in play: somebody was faster, a link is old, a name is still to be taken. */
const EVERYDAY: ReadonlySet<number> = new Set([401, 404, 409, 422])

/** Counts what the server refuses: for the operator a line a minute at most, and sums by day in the store. */
export class RefusalCounts {
  readonly #report: Report
  readonly #keep: (day: string, counts: Readonly<Record<string, number>>) => Promise<void>
  readonly #timer: NodeJS.Timeout
  /** Since the server began. */
  readonly totals: Map<RefusalKind, number> = new Map()
  #kinds = new Map<RefusalKind, number>()
  #addresses = new Map<string, number>()

  constructor(
    report: Report,
    keep: (day: string, counts: Readonly<Record<string, number>>) => Promise<void>,
    every: number = A_MINUTE,
  ) {
    this.#report = report
    this.#keep = keep
    this.#timer = setInterval(() => void this.#tell(), every)
    this.#timer.unref()
  }

  note(kind: RefusalKind, address: string): void {
    this.#kinds.set(kind, (this.#kinds.get(kind) ?? 0) + 1)
    this.totals.set(kind, (this.totals.get(kind) ?? 0) + 1)
    if (isEveryday(kind)) return
    const before = this.#addresses.get(address)
    if (before !== undefined || this.#addresses.size < MOST_ADDRESSES) this.#addresses.set(address, (before ?? 0) + 1)
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#tell()
  }

  async #tell(): Promise<void> {
    if (this.#kinds.size === 0) return
    const [kinds, addresses] = [this.#kinds, this.#addresses]
    this.#kinds = new Map()
    this.#addresses = new Map()
    const worthTelling = [...kinds].filter(([kind]) => !isEveryday(kind))
    const [most] = [...addresses].toSorted(([, a], [, b]) => b - a)
    if (most !== undefined)
      this.#report('refused', { ...Object.fromEntries(worthTelling), most: most[0], ofThose: most[1] })
    const day = new Date().toISOString().slice(0, 10)
    // A store that cannot take them has other worries, and reports those.
    await this.#keep(day, Object.fromEntries(kinds)).catch(() => undefined)
  }
}

function isEveryday(kind: RefusalKind): boolean {
  return !isOfLine(kind) && kind !== 'bad-identity' && EVERYDAY.has(problemStatus[kind])
}

function isOfLine(kind: RefusalKind): kind is LineKind {
  return kind === 'line-cut' || kind === 'line-refused'
}
