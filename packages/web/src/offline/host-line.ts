import { ProblemError } from '@turnwright/protocol/client'
import type { FollowMessage, FromHost, HostArguments, HostMethod, HostReply, ToHost } from './messages.ts'

const LOST = 'The table of this page stopped working'

interface Waiting {
  resolve(told: unknown): void
  reject(error: Error): void
}

/** The page's one line to the worker in which the tables of this browser are. */
export class HostLine {
  readonly #worker = new Worker(new URL('../workers/worker.ts', import.meta.url), { type: 'module', name: 'offline' })
  readonly #waiting = new Map<number, Waiting>()
  #last = 0

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromHost>) => {
      const waiting = this.#waiting.get(data.id)
      this.#waiting.delete(data.id)
      if ('problem' in data) waiting?.reject(new ProblemError(data.problem))
      else waiting?.resolve(data.told)
    })
    this.#worker.addEventListener('error', () => {
      for (const waiting of this.#waiting.values()) waiting.reject(new Error(LOST))
      this.#waiting.clear()
    })
  }

  ask<M extends HostMethod>(method: M, ...args: HostArguments<M>): Promise<HostReply<M>> {
    return new Promise((resolve, reject) => {
      const id = ++this.#last
      // What comes back for a method is what it gives: both are written in `messages.ts`.
      this.#waiting.set(id, { resolve: (told) => resolve(told as HostReply<M>), reject })
      this.#worker.postMessage({ id, method, args } satisfies ToHost)
    })
  }

  /** Hears of a table until the returned function is called. */
  follow(id: string, locale: string | null, hear: (message: Exclude<FollowMessage, 'stop'>) => void): () => void {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<Exclude<FollowMessage, 'stop'>>) => hear(data)
    this.#worker.postMessage({ follow: id, locale, port: port2 } satisfies ToHost, [port2])
    return () => {
      port1.postMessage('stop' satisfies FollowMessage)
      port1.close()
    }
  }
}
