import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const BLOCK = Buffer.alloc(4096, 'x')

/** Appends 4 kB and makes them durable, so many times; the milliseconds of each. What the disk itself takes. */
export function bareWrites(folder: string, count: number): number[] {
  const path = join(folder, 'bare-writes')
  const file = openSync(path, 'w')
  try {
    return Array.from({ length: count }, () => {
      const start = performance.now()
      writeSync(file, BLOCK)
      fsyncSync(file)
      return performance.now() - start
    })
  } finally {
    closeSync(file)
    rmSync(path)
  }
}
