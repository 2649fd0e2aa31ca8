import { crc32 } from 'node:zlib'
import type { Lots } from '../time/lots.ts'

const HEAD = 8

/**
 * A disk with one file to which records are written, one after the other. What was synced is there for good; of the rest a
 * crash keeps what chance leaves: the beginning, some of it torn, or pieces with holes between them.
 */
export class Disk {
  #synced = 0
  #file: Buffer[] = []
  #size = 0

  /** Until which byte it must be synced for this record to be safe. */
  append(text: string): number {
    const body = Buffer.from(text)
    const head = Buffer.alloc(HEAD)
    head.writeUInt32LE(body.length, 0)
    head.writeUInt32LE(crc32(body), 4)
    this.#file.push(head, body)
    this.#size += HEAD + body.length
    return this.#size
  }

  /** All that was written until then is safe, and need not be read again by anybody. */
  sync(until: number): void {
    let at = this.#synced
    while (at < until) at += (this.#file.shift() as Buffer).length + (this.#file.shift() as Buffer).length
    this.#synced = at
  }

  /** The power fails. Gives the records that can still be read, in their order. */
  crash(lots: Lots): readonly string[] {
    const unsynced = Buffer.concat(this.#file)
    this.#file = []
    this.#size = this.#synced
    // Often all of it was there already, and nobody had said so yet.
    const kept = lots.happens(0.4) ? unsynced.length : lots.int(unsynced.length + 1)
    unsynced.fill(0, kept)
    // Pages reach the disk in any order: an earlier one may be missing where a later one is there.
    if (kept > 0 && lots.happens(0.3)) {
      const hole = lots.int(kept)
      unsynced.fill(0, hole, Math.min(kept, hole + 1 + lots.int(512)))
    }
    return readable(unsynced)
  }
}

/** As far as every byte is what it was. */
function readable(bytes: Buffer): readonly string[] {
  const records: string[] = []
  let at = 0
  while (at + HEAD <= bytes.length) {
    const length = bytes.readUInt32LE(at)
    const body = bytes.subarray(at + HEAD, at + HEAD + length)
    if (length === 0 || body.length < length || crc32(body) !== bytes.readUInt32LE(at + 4)) break
    records.push(body.toString())
    at += HEAD + length
  }
  return records
}
