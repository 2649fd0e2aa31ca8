/** How a client waits, and by which luck: pages and programs by the machine's. */
export interface Waiting {
  /** Acts after so many milliseconds; gives what keeps it from doing so. */
  after(milliseconds: number, act: () => void): () => void
  /** From 0 up to, but never, 1. */
  fraction(): number
}

export const machineWaiting: Waiting = {
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds)
    return () => clearTimeout(timer)
  },
  fraction: () => Math.random(),
}
