import { Worker } from 'node:worker_threads'
import type { AnySelection } from '@turnwright/kernel'
import type { Told } from './thinking-thread.ts'
import type { Thought } from './thought.ts'

interface Job {
  readonly thought: Thought
  readonly resolve: (selection: AnySelection | undefined) => void
  readonly reject: (error: Error) => void
}

/** A few threads in which slow bots think, so that no table and no other person waits for them. */
export class ThinkingThreads {
  readonly #gamesUrl: string
  readonly #size: number
  readonly #patience: number
  readonly #idle: Worker[] = []
  readonly #busy = new Map<Worker, Job>()
  readonly #queue: Job[] = []
  #lastId = 0
  #stopped = false

  constructor(gamesUrl: string, size: number, patience: number) {
    this.#gamesUrl = gamesUrl
    this.#size = size
    this.#patience = patience
  }

  think(thought: Thought): Promise<AnySelection | undefined> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ thought, resolve, reject })
      this.#assign()
    })
  }

  async stop(): Promise<void> {
    this.#stopped = true
    for (const { reject } of [...this.#queue, ...this.#busy.values()]) reject(new Error('the server stops'))
    this.#queue.length = 0
    await Promise.all([...this.#idle, ...this.#busy.keys()].map((worker) => worker.terminate()))
  }

  #assign(): void {
    while (this.#queue.length > 0 && !this.#stopped) {
      const worker = this.#idle.pop() ?? this.#hire()
      if (worker === null) return
      this.#give(worker, this.#queue.shift() as Job)
    }
  }

  #hire(): Worker | null {
    if (this.#busy.size + this.#idle.length >= this.#size) return null
    return new Worker(new URL('./thinking-thread.ts', import.meta.url), { workerData: { gamesUrl: this.#gamesUrl } })
  }

  #give(worker: Worker, job: Job): void {
    this.#busy.set(worker, job)
    const timer = setTimeout(() => dismiss(new Error('it took too long')), this.#patience)
    const settle = (): void => {
      clearTimeout(timer)
      this.#busy.delete(worker)
      worker.off('message', receive).off('error', fail).off('exit', end)
    }
    const dismiss = (error: Error): void => {
      settle()
      // An error of a thread that is ended anyway is nobody's concern.
      worker.on('error', () => undefined)
      void worker.terminate()
      job.reject(error)
      this.#assign()
    }
    const fail = (): void => dismiss(new Error('its thread failed'))
    const end = (): void => dismiss(new Error('its thread ended'))
    const receive = (told: Told): void => {
      settle()
      this.#idle.push(worker)
      if (told.error === undefined) job.resolve(told.selection as AnySelection | undefined)
      else job.reject(new Error(told.error))
      this.#assign()
    }
    worker.on('message', receive).on('error', fail).on('exit', end)
    worker.postMessage({ id: ++this.#lastId, thought: job.thought })
  }
}
