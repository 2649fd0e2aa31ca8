import { Refusal } from '../refusal.ts'

/** Whoever waits for a thread: so many in all, and so few of one person that nobody fills the room alone. */
export class WaitingRoom {
  readonly #most: number
  readonly #mostEach: number
  readonly #full: string
  readonly #waiting = new Map<string, number>()
  #all = 0

  constructor(most: number, mostEach: number, full: string) {
    this.#most = most
    this.#mostEach = mostEach
    this.#full = full
  }

  async inTurn<T>(who: string, work: () => Promise<T>): Promise<T> {
    const own = this.#waiting.get(who) ?? 0
    if (this.#all >= this.#most || own >= this.#mostEach) throw new Refusal('too-many-requests', this.#full)
    this.#all++
    this.#waiting.set(who, own + 1)
    try {
      return await work()
    } finally {
      this.#all--
      const left = (this.#waiting.get(who) ?? 1) - 1
      if (left === 0) this.#waiting.delete(who)
      else this.#waiting.set(who, left)
    }
  }
}
