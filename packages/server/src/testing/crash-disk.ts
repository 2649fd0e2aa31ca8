import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Chance } from '@turnwright/kernel/search'

/** What a disk writes at once, or not; and sometimes a part of it. */
const SECTOR = 512
/** In a hundred: how much of what was not synced is there all the same. */
const SHARES = [0, 30, 80, 97, 100]
const NOTHING = Buffer.alloc(0)

/**
 * Files, and what of them is surely on the disk. Whatever was written since the last sync may be there or not, sector by
 * sector, when the power fails: `kill -9` leaves all of it, and shows nothing of that.
 */
export class CrashDisk {
  readonly #files: readonly string[]
  readonly #synced = new Map<string, Buffer>()
  readonly #stopped = new Map<string, Buffer>()

  constructor(files: readonly string[]) {
    this.#files = files
  }

  /** These were synced just now, and are written to by nobody. */
  sync(...files: readonly string[]): void {
    for (const file of files) this.#synced.set(file, contentOf(file))
  }

  /** Whatever is written to it from now on is written after the power failed. */
  stop(file: string): void {
    this.#stopped.set(file, contentOf(file))
  }

  /** Copies the files as the power may leave them if it fails now: all that was synced, and a random part of the rest. */
  crash(into: string, chance: Chance): void {
    mkdirSync(into, { recursive: true })
    // Disks differ: this one had written hardly anything, that one nearly all.
    const share = SHARES[chance.int(SHARES.length)] ?? 0
    for (const file of this.#files) {
      const written = this.#stopped.get(file) ?? contentOf(file)
      const isThere = (): boolean => chance.int(100) < share
      const isTorn = (): boolean => share < 100 && chance.int(20) === 0
      const left = mixture(this.#synced.get(file) ?? NOTHING, written, { isThere, isTorn, chance })
      if (existsSync(file)) writeFileSync(join(into, basename(file)), left)
    }
  }
}

function contentOf(file: string): Buffer {
  return existsSync(file) ? readFileSync(file) : NOTHING
}

interface Luck {
  readonly isThere: () => boolean
  readonly isTorn: () => boolean
  readonly chance: Chance
}

function mixture(synced: Buffer, written: Buffer, { isThere, isTorn, chance }: Luck): Buffer {
  const left = Buffer.alloc(Math.max(synced.length, written.length))
  synced.copy(left)
  let length = synced.length
  for (let at = 0; at < written.length; at += SECTOR) {
    const end = Math.min(at + SECTOR, written.length)
    const isSame = end <= synced.length && written.compare(synced, at, end, at, end) === 0
    if (isSame || !isThere()) continue
    const torn = isTorn() ? at + chance.int(end - at) : end
    written.copy(left, at, at, torn)
    // What lies between is there, and is nothing.
    length = Math.max(length, torn)
  }
  return left.subarray(0, length)
}
