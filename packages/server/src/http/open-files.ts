import { readFileSync } from 'node:fs'

/** For the database, records, threads and whatever else is opened meanwhile. */
const FOR_FILES = 100

/** How many lines this process can hold, as far as the operating system says. */
export function mostLines(): number {
  try {
    const [, most] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return most === undefined ? Number.POSITIVE_INFINITY : Math.max(FOR_FILES, Number(most) - FOR_FILES)
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
