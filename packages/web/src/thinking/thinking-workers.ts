import type { ThinkingOutcome, ThinkingTask } from '@turnwright/search'
import type { FromWorker, ToWorker } from './messages.ts'

interface Waiting {
  resolve(outcome: ThinkingOutcome): void
  reject(error: Error): void
}

/**
 * Workers of the page in which bots think, so that the page itself goes on. The first one leads and the others help it; with a
 * number of playouts their number makes no difference to what comes of it.
 */
export class ThinkingWorkers {
  readonly #workers: readonly Worker[]
  readonly #waiting = new Map<number, Waiting>()
  #lastId = 0

  constructor(count = 1) {
    this.#workers = Array.from(
      { length: count },
      () => new Worker(new URL('./thinking-worker.ts', import.meta.url), { type: 'module' }),
    )
    const [leader, ...others] = this.#workers
    if (leader === undefined) throw new RangeError('somebody has to think')
    leader.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data)
    for (const worker of this.#workers) worker.onerror = () => this.#giveUp('a worker failed')
    for (const other of others) {
      const { port1, port2 } = new MessageChannel()
      send(leader, { isHelpedBy: port1 }, port1)
      send(other, { helps: port2 }, port2)
    }
  }

  think(task: ThinkingTask): Promise<ThinkingOutcome> {
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId
      const [leader] = this.#workers
      this.#waiting.set(id, { resolve, reject })
      if (leader !== undefined) send(leader, { id, task })
    })
  }

  stop(): void {
    for (const worker of this.#workers) worker.terminate()
    this.#giveUp('nobody thinks any more')
  }

  #hear(told: FromWorker): void {
    const waiting = this.#waiting.get(told.id)
    this.#waiting.delete(told.id)
    if ('error' in told) waiting?.reject(new Error(told.error))
    else waiting?.resolve(told.outcome)
  }

  #giveUp(why: string): void {
    for (const waiting of this.#waiting.values()) waiting.reject(new Error(why))
    this.#waiting.clear()
  }
}

function send(worker: Worker, message: ToWorker, ...ports: MessagePort[]): void {
  worker.postMessage(message, ports)
}
