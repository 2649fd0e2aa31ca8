import { parentPort, workerData } from 'node:worker_threads'
import { StartupError } from '../startup-error.ts'
import { SqliteFile } from './sqlite-file.ts'
import type { Reply, StoreCall } from './store-call.ts'

/**
 * The thread that owns the database. Everything that arrived while the last commit was on its way to the disk goes into
 * the next one: many tables share a single fsync.
 */
class Writer {
  readonly #file: SqliteFile
  readonly #send: (replies: readonly Reply[]) => void
  #queue: StoreCall[] = []

  constructor(file: SqliteFile, send: (replies: readonly Reply[]) => void) {
    this.#file = file
    this.#send = send
  }

  accept(call: StoreCall): void {
    if (this.#queue.push(call) === 1) setImmediate(() => this.#flush())
  }

  #flush(): void {
    const batch = this.#queue
    this.#queue = []
    this.#send(this.#perform(batch))
    if (batch.some(({ op }) => op === 'close')) parentPort?.close()
  }

  #perform(batch: readonly StoreCall[]): readonly Reply[] {
    const file = this.#file
    try {
      file.begin()
      const replies = batch.map((call) => this.#reply(call))
      file.commit()
      if (batch.some(({ op }) => op === 'close')) file.close()
      return replies
    } catch (error) {
      file.rollback()
      return batch.map(({ id }) => ({ id, error: messageOf(error) }))
    }
  }

  #reply(call: StoreCall): Reply {
    const { id, op } = call
    if (op === 'close') return { id, value: undefined }
    try {
      const file = this.#file as unknown as Record<typeof op, (...args: readonly unknown[]) => unknown>
      return { id, value: this.#file.apart(() => file[op](...call.args)) }
    } catch (error) {
      return { id, error: messageOf(error) }
    }
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

const port = parentPort
if (port !== null) {
  try {
    const writer = new Writer(new SqliteFile(workerData.path), (replies) => port.postMessage(replies))
    port.on('message', (call: StoreCall) => writer.accept(call))
    port.postMessage('ready')
  } catch (error) {
    port.postMessage({
      failed: error instanceof StartupError ? error.message : `The store cannot be opened: ${messageOf(error)}`,
    })
    port.close()
  }
}
