/** A tab that is loaded again lets go of its table a moment after the next one asks for it. */
const PATIENCE = 2_000

function lockOf(id: string): string {
  return `turnwright table ${id}`
}

/** Holds a table for this tab alone, until the returned function is called or the tab is gone; null while another tab has it. */
export async function holdTable(id: string): Promise<(() => void) | null> {
  // Browsers keep locks from pages on plain http; there two tabs are told apart when they keep the same answer twice.
  if (!('locks' in navigator)) return () => {}
  const held = Promise.withResolvers<(() => void) | null>()
  const signal = AbortSignal.timeout(PATIENCE)
  navigator.locks
    .request(lockOf(id), { signal }, () => {
      const done = Promise.withResolvers<void>()
      held.resolve(() => done.resolve())
      return done.promise
    })
    .catch(() => held.resolve(null))
  return held.promise
}

/** Calls when no tab holds a table any more; the returned function gives up waiting. */
export function whenFree(id: string, then: () => void): () => void {
  if (!('locks' in navigator)) return () => {}
  const waiting = new AbortController()
  navigator.locks.request(lockOf(id), { signal: waiting.signal }, then).catch(() => undefined)
  return () => waiting.abort()
}
