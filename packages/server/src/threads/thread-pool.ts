import { Worker } from 'node:worker_threads'
import type { Told } from './serve-tasks.ts'

interface Job<Task, Outcome> {
  readonly task: Task
  readonly resolve: (outcome: Outcome) => void
  readonly reject: (error: Error) => void
}

/** A task was given up together with its thread, and with whatever that had kept. */
export class ThreadLost extends Error {
  override readonly name = 'ThreadLost'
}

export interface PoolSettings {
  /** The body of each thread, which calls `serveTasks`. */
  readonly body: URL
  /** The module that exports `games`. */
  readonly gamesUrl: string
  readonly size: number
  /** After so many milliseconds a task is given up. */
  readonly patience: number
}

/** A few threads for what takes long, so that no table and no other person waits for it. */
export class ThreadPool<Task, Outcome> {
  readonly #settings: PoolSettings
  readonly #idle: Worker[] = []
  readonly #busy = new Map<Worker, Job<Task, Outcome>>()
  readonly #queue: Job<Task, Outcome>[] = []
  #lastId = 0
  #stopped = false

  constructor(settings: PoolSettings) {
    this.#settings = settings
  }

  /** How many tasks are under way, and how many wait for a thread. */
  get load(): { readonly busy: number; readonly waiting: number } {
    return { busy: this.#busy.size, waiting: this.#queue.length }
  }

  run(task: Task): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      if (this.#stopped) throw new Error('the server stops')
      this.#queue.push({ task, resolve, reject })
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
      this.#give(worker, this.#queue.shift() as Job<Task, Outcome>)
    }
  }

  #hire(): Worker | null {
    const { body, gamesUrl, size } = this.#settings
    if (this.#busy.size + this.#idle.length >= size) return null
    return new Worker(body, { workerData: { gamesUrl } })
  }

  #give(worker: Worker, job: Job<Task, Outcome>): void {
    this.#busy.set(worker, job)
    const timer = setTimeout(() => dismiss('it took too long'), this.#settings.patience)
    const settle = (): void => {
      clearTimeout(timer)
      this.#busy.delete(worker)
      worker.off('message', receive).off('error', fail).off('exit', end)
    }
    const dismiss = (why: string): void => {
      settle()
      // An error of a thread that is ended anyway is nobody's concern.
      worker.on('error', () => undefined)
      void worker.terminate()
      job.reject(new ThreadLost(why))
      this.#assign()
    }
    const fail = (): void => dismiss('its thread failed')
    const end = (): void => dismiss('its thread ended')
    const receive = (told: Told): void => {
      settle()
      this.#idle.push(worker)
      if (told.error === undefined) job.resolve(told.outcome as Outcome)
      else job.reject(new Error(told.error))
      this.#assign()
    }
    worker.on('message', receive).on('error', fail).on('exit', end)
    worker.postMessage({ id: ++this.#lastId, task: job.task })
  }
}
