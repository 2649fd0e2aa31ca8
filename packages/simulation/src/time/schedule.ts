/** Something that will happen, unless it is cancelled. */
export interface Happening {
  cancel(): void
}

interface Due {
  readonly at: number
  /** Of two that are due at once the first that was planned comes first. */
  readonly order: number
  act: (() => void) | null
}

/** So many of them are handed to the machine at once; between two everything that was promised is kept. */
const PORTION = 64
const SOME = 1_000

/** The one queue of everything that happens. Its time is virtual: it is always as late as the next thing to happen. */
export class Schedule {
  #queue: Due[] = []
  #now = 0
  #order = 0
  #happened = 0
  #cancelled = 0

  /** Milliseconds since the world began. */
  get now(): number {
    return this.#now
  }

  get happened(): number {
    return this.#happened
  }

  in(milliseconds: number, act: () => void): Happening {
    const due: Due = { at: this.#now + Math.max(0, milliseconds), order: this.#order++, act }
    this.#push(due)
    return {
      cancel: () => {
        if (due.act === null) return
        due.act = null
        if (++this.#cancelled > SOME && this.#cancelled > this.#queue.length / 2) this.#clear()
      },
    }
  }

  /** Lets happen what is due until then, or until it is enough. */
  run(end: number, isEnough: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      let isOver = false
      const turn = (): void => {
        if (isOver) return
        try {
          isOver = isEnough() || !this.#next(end)
          if (isOver) resolve()
        } catch (error) {
          isOver = true
          reject(error as Error)
        }
      }
      const portion = (): void => {
        if (isOver) return
        // After each of these the machine runs all promises that can go on, and only then the next.
        for (let n = 0; n < PORTION; n++) setImmediate(turn)
        setImmediate(portion)
      }
      portion()
    })
  }

  #next(end: number): boolean {
    for (;;) {
      const due = this.#queue[0]
      if (due === undefined || due.at > end) {
        this.#now = end
        return false
      }
      this.#pop()
      const { act } = due
      if (act === null) {
        this.#cancelled--
        continue
      }
      this.#now = due.at
      this.#happened++
      // Whoever cancels it from now on is too late.
      due.act = null
      act()
      return true
    }
  }

  /** Most of what is planned is cancelled: whatever is heard sets its watchdog anew. */
  #clear(): void {
    // In their order they are a heap.
    this.#queue = this.#queue.filter(({ act }) => act !== null).sort((one, other) => (isBefore(one, other) ? -1 : 1))
    this.#cancelled = 0
  }

  #push(due: Due): void {
    const queue = this.#queue
    let at = queue.length
    queue.push(due)
    while (at > 0) {
      const above = (at - 1) >> 1
      const parent = queue[above] as Due
      if (isBefore(parent, due)) break
      queue[at] = parent
      at = above
    }
    queue[at] = due
  }

  #pop(): void {
    const queue = this.#queue
    const last = queue.pop() as Due
    const size = queue.length
    if (size === 0) return
    let at = 0
    for (;;) {
      let below = 2 * at + 1
      if (below >= size) break
      if (below + 1 < size && isBefore(queue[below + 1] as Due, queue[below] as Due)) below++
      const child = queue[below] as Due
      if (isBefore(last, child)) break
      queue[at] = child
      at = below
    }
    queue[at] = last
  }
}

function isBefore(one: Due, other: Due): boolean {
  return one.at < other.at || (one.at === other.at && one.order < other.order)
}
