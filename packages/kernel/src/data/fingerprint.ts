/** A digest of plain data: 16 hexadecimal digits, the same on every machine, whatever the order of keys. */
export type Fingerprint = string

/** Where every digest begins. */
const LOW = 0x2545f491
const HIGH = 0x9e3779b9

/** What the entries of an object come to: their number, and the sum of their digests. */
interface Summed {
  readonly entries: number
  readonly low: number
  readonly high: number
}

/** By objects that are never written to. */
type Kept = WeakMap<object, Summed>

/** What is smaller is digested as fast as it is looked up. */
const WORTH_KEEPING = 32

/** The kernel's own synchronous hash: two 32-bit lanes, fast enough to take after every answer, and at home in browsers. */
export class Digest {
  #low = LOW
  #high = HIGH
  /** How many entries of objects were looked into. */
  #entries = 0
  readonly #kept: Kept | null

  constructor(kept: Kept | null = null) {
    this.#kept = kept
  }

  word(value: number): void {
    this.#low = (Math.imul(rotate(this.#low ^ Math.imul(value, 0xcc9e2d51), 13), 5) + 0xe6546b64) | 0
    this.#high = (Math.imul(rotate(this.#high ^ Math.imul(value, 0x1b873593), 15), 0x85ebca6b) + (this.#low >>> 3)) | 0
  }

  text(value: string): void {
    this.word(value.length)
    let low = this.#low
    let high = this.#high
    for (let i = 0; i < value.length; i++) {
      const code = value.charCodeAt(i)
      low = (Math.imul(rotate(low ^ Math.imul(code, 0xcc9e2d51), 13), 5) + 0xe6546b64) | 0
      high = (Math.imul(rotate(high ^ Math.imul(code, 0x1b873593), 15), 0x85ebca6b) + (low >>> 3)) | 0
    }
    this.#low = low
    this.#high = high
  }

  value(value: unknown): void {
    if (typeof value === 'number') this.#number(value)
    else if (typeof value === 'string') {
      this.word(3)
      this.text(value)
    } else if (typeof value === 'boolean') this.word(value ? 5 : 7)
    else if (value === null || value === undefined) this.word(11)
    else if (Array.isArray(value)) this.list(value)
    else this.#object(value as Record<string, unknown>)
  }

  list(items: readonly unknown[]): void {
    this.word(13)
    this.word(items.length)
    for (let i = 0; i < items.length; i++) this.value(items[i])
  }

  /**
   * Adding up the digests of the entries makes the order of keys irrelevant without sorting. Each of them is made in this
   * very digest, which is then put back to where it was.
   */
  #object(source: Record<string, unknown>): void {
    const known = this.#kept?.get(source)
    if (known !== undefined) return this.#sum(known.entries, known.low, known.high)
    const entriesBefore = this.#entries
    const lowBefore = this.#low
    const highBefore = this.#high
    let low = 0
    let high = 0
    let entries = 0
    for (const key in source) {
      this.#low = LOW
      this.#high = HIGH
      this.text(key)
      this.value(source[key])
      low = (low + this.#low) | 0
      high = (high + this.#high) | 0
      entries++
    }
    this.#low = lowBefore
    this.#high = highBefore
    this.#entries += entries
    if (this.#kept !== null && this.#entries - entriesBefore >= WORTH_KEEPING)
      this.#kept.set(source, { entries, low, high })
    this.#sum(entries, low, high)
  }

  #sum(entries: number, low: number, high: number): void {
    this.word(17)
    this.word(entries)
    this.word(low)
    this.word(high)
  }

  #number(value: number): void {
    if (Number.isInteger(value) && Math.abs(value) < 0x7fffffff) {
      this.word(19)
      this.word(value | 0)
    } else {
      this.word(23)
      this.text(String(value))
    }
  }

  finish(): Fingerprint {
    return (
      hex(scramble(this.#high ^ rotate(this.#low, 7))) + hex(scramble(this.#low + Math.imul(this.#high, 0x27d4eb2f)))
    )
  }
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by))
}

function scramble(word: number): number {
  let mixed = word ^ (word >>> 16)
  mixed = Math.imul(mixed, 0x85ebca6b)
  mixed ^= mixed >>> 13
  mixed = Math.imul(mixed, 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}

/** Bytes in hexadecimal: a table is ten times as fast as `toString(16)`. */
const BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

function hex(word: number): string {
  const [a, b] = [BYTES[word >>> 24] as string, BYTES[(word >>> 16) & 255] as string]
  const [c, d] = [BYTES[(word >>> 8) & 255] as string, BYTES[word & 255] as string]
  return a + b + c + d
}

export function fingerprintOf(...parts: readonly unknown[]): Fingerprint {
  const digest = new Digest()
  for (const part of parts) digest.value(part)
  return digest.finish()
}

const kept: Kept = new WeakMap()

/** The same of data that nobody ever writes to: parts that it shares with what was digested before are not looked into again. */
export function keptFingerprintOf(part: unknown): Fingerprint {
  const digest = new Digest(kept)
  digest.value(part)
  return digest.finish()
}
