import { Worker } from 'node:worker_threads'
import { GAMES_URL } from '../find-game.ts'
import type { MatchGame, MatchSpec } from './match-spec.ts'
import type { MatchOrder, MatchReport } from './match-thread.ts'

interface Waiting {
  readonly order: MatchOrder
  resolve(game: MatchGame): void
  reject(error: Error): void
}

/** Threads that play games of matches, as many at a time as there are of them. */
export class MatchThreads implements AsyncDisposable {
  readonly #threads: Worker[]
  readonly #idle: Worker[]
  readonly #waiting: Waiting[] = []

  constructor(count: number, gamesUrl: string = GAMES_URL) {
    this.#threads = Array.from(
      { length: count },
      () => new Worker(new URL('match-thread.ts', import.meta.url), { workerData: { gamesUrl } }),
    )
    this.#idle = [...this.#threads]
  }

  play(spec: MatchSpec, number: number): Promise<MatchGame> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ order: { spec, number }, resolve, reject })
      this.#handOut()
    })
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#waiting.length = 0
    await Promise.all(this.#threads.map((thread) => thread.terminate()))
  }

  #handOut(): void {
    const thread = this.#idle.pop()
    if (thread === undefined) return
    const next = this.#waiting.shift()
    if (next === undefined) {
      this.#idle.push(thread)
      return
    }
    const ended = (error: Error): void => {
      stopListening()
      next.reject(error)
    }
    const told = (report: MatchReport): void => {
      stopListening()
      this.#idle.push(thread)
      if ('failure' in report) next.reject(report.failure)
      else next.resolve(report.game)
      this.#handOut()
    }
    const stopListening = (): void => {
      thread.off('error', ended)
      thread.off('message', told)
    }
    thread.on('error', ended)
    thread.on('message', told)
    thread.postMessage(next.order)
  }
}
