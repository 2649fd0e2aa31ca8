import { ProblemError, Unreachable } from '@turnwright/protocol/client'

/** In milliseconds. Whoever looks back is at nobody's turn, so the server is left in peace longer and longer. */
const FIRST = 500
const LONGEST = 4_000

const waiting = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Asks a server that is away or has too much to do again, for as long as somebody waits for it, and says meanwhile what is
 * waited for. What was refused is refused at once.
 */
export class Patience {
  readonly #pause: (milliseconds: number) => Promise<void>
  readonly #listeners = new Set<() => void>()
  /** What is late, and why. */
  readonly #late = new Map<object, string>()

  constructor(pause: (milliseconds: number) => Promise<void> = waiting) {
    this.#pause = pause
  }

  /** Why something is late; null while nothing is. */
  readonly now = (): string | null => this.#late.values().next().value ?? null

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Whoever aborts does not wait any longer. */
  async ask<Told>(request: () => Promise<Told>, signal?: AbortSignal): Promise<Told> {
    try {
      for (let pause = FIRST; ; pause = Math.min(LONGEST, pause * 2))
        try {
          return await request()
        } catch (error) {
          const why = lateBecause(error)
          if (why === null || this.#listeners.size === 0) throw error
          this.#tell(() => this.#late.set(request, why))
          await Promise.race([this.#pause(pause), abortOf(signal)])
          if (signal?.aborted === true) throw error
        }
    } finally {
      this.#tell(() => this.#late.delete(request))
    }
  }

  #tell(change: () => void): void {
    const before = this.now()
    change()
    if (this.now() !== before) for (const listener of this.#listeners) listener()
  }
}

function abortOf(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => signal?.addEventListener('abort', () => resolve(), { once: true }))
}

/** Null of what will not pass by itself. */
function lateBecause(error: unknown): string | null {
  if (error instanceof Unreachable) return 'The line is down. The moment comes as soon as it is back.'
  if (!(error instanceof ProblemError)) return null
  if (error.status !== 429 && error.status !== 503) return null
  return 'The server has much to do. The moment comes as soon as it can.'
}
