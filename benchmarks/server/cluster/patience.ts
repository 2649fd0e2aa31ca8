import { setTimeout as pause } from 'node:timers/promises'
import { Cut } from '../load/cut.ts'

/** What takes longer is given up, as if the line had broken: a node that stands still says nothing at all. */
export async function patiently<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const over = new AbortController()
  const late = pause(milliseconds, null, { signal: over.signal }).then(
    () => Promise.reject(new Cut()),
    () => new Promise<never>(() => {}),
  )
  try {
    return await Promise.race([work, late])
  } finally {
    over.abort()
    // Whoever gave up does not care how it ends.
    work.catch(() => {})
  }
}
