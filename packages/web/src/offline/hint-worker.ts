import type { Hint, HintTask } from '@turnwright/search/hint'

export interface HintReply {
  readonly hint: Hint | null
}

/** A worker that works out hints, so that neither the table nor its bots wait for them. One that failed is replaced. */
export class HintWorker {
  readonly #hire: () => Worker
  #worker: Worker | null = null
  /** In the order in which they were asked. */
  readonly #waiting: ((hint: Hint | null) => void)[] = []

  constructor(hire: () => Worker) {
    this.#hire = hire
  }

  hintOn(task: HintTask): Promise<Hint | null> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
      this.#worker ??= this.#hired()
      this.#worker.postMessage(task)
    })
  }

  #hired(): Worker {
    const worker = this.#hire()
    worker.addEventListener('message', ({ data }: MessageEvent<HintReply>) => this.#waiting.shift()?.(data.hint))
    worker.addEventListener('error', () => {
      worker.terminate()
      this.#worker = null
      for (const settle of this.#waiting.splice(0)) settle(null)
    })
    return worker
  }
}
