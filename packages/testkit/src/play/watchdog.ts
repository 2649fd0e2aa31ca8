import { Script } from 'node:vm'

/** How long one slice of play goes on before the watchdog is wound up again. */
const SLICE = 200

const entry = new Script('globalThis.turnwrightWatched()')

/**
 * Drives `moves` to its end. Each move may take `patience` milliseconds; rules that loop without asking anything are
 * stopped from outside, which nothing within JavaScript could do. False when they had to be stopped.
 */
export function withinPatience(moves: Iterator<unknown>, patience: number): boolean {
  let done = false
  let failure: { readonly thrown: unknown } | null = null
  const slice = (): void => {
    const until = performance.now() + SLICE
    try {
      while (!done && performance.now() < until) done = moves.next().done === true
    } catch (thrown) {
      failure = { thrown }
      done = true
    }
  }
  while (!done) if (!runFor(slice, patience + SLICE)) return false
  if (failure !== null) throw (failure as { readonly thrown: unknown }).thrown
  return true
}

function runFor(slice: () => void, timeout: number): boolean {
  const door = globalThis as { turnwrightWatched?: () => void }
  door.turnwrightWatched = slice
  try {
    entry.runInThisContext({ timeout })
    return true
  } catch (stopped) {
    if ((stopped as { code?: unknown }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false
    throw stopped
  } finally {
    delete door.turnwrightWatched
  }
}
