import { Worker } from 'node:worker_threads'

/** A thread that opens the rules at this address when it is asked to. */
export function rulesWorker(address: string): Worker {
  return new Worker(new URL('./thread/rules-thread.ts', import.meta.url), { workerData: { address } })
}
