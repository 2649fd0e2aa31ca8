/** The rest of a wait, and what is done then. */
interface Waiting {
  readonly due: number
  readonly ring: () => void
  timer: ReturnType<typeof setTimeout> | undefined
}

/** A clock that goes like the machine's, and skips ahead when whoever started the server says so. */
function skippingClock() {
  let skipped = 0
  const waiting = new Set<Waiting>()
  const elapsed = (): number => performance.now() + skipped
  const arm = (each: Waiting): void => {
    clearTimeout(each.timer)
    each.timer = setTimeout(
      () => {
        if (waiting.delete(each)) each.ring()
      },
      Math.max(0, Math.min(each.due - elapsed(), 2 ** 31 - 1)),
    )
  }
  process.on('message', (milliseconds: number) => {
    skipped += milliseconds
    for (const each of waiting) arm(each)
    process.send?.('skipped')
  })
  return {
    now: () => Date.now() + skipped,
    elapsed,
    alarm(inMilliseconds: number, ring: () => void) {
      const each: Waiting = { due: elapsed() + inMilliseconds, ring, timer: undefined }
      waiting.add(each)
      arm(each)
      return {
        cancel: () => {
          waiting.delete(each)
          clearTimeout(each.timer)
        },
      }
    },
  }
}

/** Settings of a server whose time can be skipped; it was up all the while. */
export function skippedTime() {
  return { clock: skippingClock(), clocks: { every: 200, longestGap: 30 * 24 * 60 * 60 * 1_000 }, botPace: [0, 0] }
}
