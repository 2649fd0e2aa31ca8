/** What tells the time, and rings. Everything that waits goes by the one that its server was given. */
export interface Clock {
  /** Milliseconds since 1970, by a clock that somebody may set. */
  now(): number
  /** Milliseconds since some moment: what was measured is never negative. */
  elapsed(): number
  /** Rings once, unless it is cancelled. Nobody is kept from ending by it. */
  alarm(inMilliseconds: number, ring: () => void): Alarm
}

export interface Alarm {
  cancel(): void
}

/** The clock of this machine. */
export const machineClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  alarm(inMilliseconds, ring) {
    if (inMilliseconds < 1) {
      const soon = setImmediate(ring)
      return { cancel: () => clearImmediate(soon) }
    }
    const later = setTimeout(ring, inMilliseconds).unref()
    return { cancel: () => clearTimeout(later) }
  },
}

/** Waits; rejects at once when it is not wanted any more. */
export function pause(clock: Clock, milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      alarm.cancel()
      reject(signal?.reason as Error)
    }
    const alarm = clock.alarm(milliseconds, () => {
      signal?.removeEventListener('abort', stop)
      resolve()
    })
    if (signal?.aborted === true) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
}

/** Acts again and again, until it is cancelled. */
export function every(clock: Clock, milliseconds: number, act: () => void): Alarm {
  // The next alarm is set before anything is done, so that whatever is done can cancel it.
  const ring = (): void => {
    next = clock.alarm(milliseconds, ring)
    act()
  }
  let next = clock.alarm(milliseconds, ring)
  return { cancel: () => next.cancel() }
}
