import { readFileSync } from 'node:fs'

/** Short beside the time in which a process fills the memory of a machine. */
const LOOK_MS = 50
const BYTES_A_KILOBYTE = 1024

/** Calls when a process holds more memory than it may, where the system tells how much that is (Linux). Ended by its end. */
export class MemoryWatch implements Disposable {
  readonly #timer: NodeJS.Timeout

  constructor(pid: number, mostBytes: number, tooMuch: () => void) {
    this.#timer = setInterval(() => {
      if (memoryOf(pid) <= mostBytes) return
      this[Symbol.dispose]()
      tooMuch()
    }, LOOK_MS)
  }

  [Symbol.dispose](): void {
    clearInterval(this.#timer)
  }
}

/** What it has in the machine's memory at the moment; 0 where nobody knows. */
function memoryOf(pid: number): number {
  try {
    const kilobytes = /^VmRSS:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(kilobytes ?? 0) * BYTES_A_KILOBYTE
  } catch {
    return 0
  }
}
