import type { ThinkingOutcome, ThinkingTask } from '@turnwright/search'
import type { FromWorker, ToWorker } from './messages.ts'

interface Waiting {
  resolve(outcome: ThinkingOutcome): void
  reject(error: Error): void
}

/**
 * Workers of the page in which bots think, so that the page itself goes on. The first one leads and the others help it; with a
 * number of playouts their number makes no difference to what comes of it. Where one fails, all are replaced.
 */
export class ThinkingWorkers {
  readonly #count: number
  readonly #hire: () => Worker
  #workers: readonly Worker[]
  readonly #waiting = new Map<number, Waiting>()
  #lastId = 0

  /** Where they come from differs between a page and a worker. */
  constructor(count: number, hire: () => Worker) {
    if (count < 1) throw new RangeError('somebody has to think')
    this.#count = count
    this.#hire = hire
    this.#workers = this.#hired()
  }

  think(task: ThinkingTask): Promise<ThinkingOutcome> {
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId
      if (this.#workers.length === 0) this.#workers = this.#hired()
      const [leader] = this.#workers
      this.#waiting.set(id, { resolve, reject })
      if (leader !== undefined) send(leader, { id, task })
    })
  }

  stop(): void {
    this.#dismiss('nobody thinks any more')
  }

  #hired(): readonly Worker[] {
    const workers = Array.from({ length: this.#count }, this.#hire)
    const [leader, ...others] = workers
    if (leader !== undefined) leader.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data)
    const isStillHired = (): boolean => this.#workers === workers
    for (const worker of workers) worker.onerror = () => isStillHired() && this.#dismiss('a worker failed')
    for (const other of others) {
      const { port1, port2 } = new MessageChannel()
      if (leader !== undefined) send(leader, { isHelpedBy: port1 }, port1)
      send(other, { helps: port2 }, port2)
    }
    return workers
  }

  #dismiss(why: string): void {
    for (const worker of this.#workers) worker.terminate()
    this.#workers = []
    for (const waiting of this.#waiting.values()) waiting.reject(new Error(why))
    this.#waiting.clear()
  }

  #hear(told: FromWorker): void {
    const waiting = this.#waiting.get(told.id)
    this.#waiting.delete(told.id)
    if ('error' in told) waiting?.reject(new Error(told.error))
    else waiting?.resolve(told.outcome)
  }
}

function send(worker: Worker, message: ToWorker, ...ports: MessagePort[]): void {
  worker.postMessage(message, ports)
}
