import { parentPort, workerData } from 'node:worker_threads'
import { StartupError } from '../startup-error.ts'
import { LogCopier } from './log-copier.ts'
import { SqliteFile } from './sqlite-file.ts'
import { StaleTable } from './stale-table.ts'
import type { Reply, StoreCall } from './store-call.ts'

/**
 * The thread that owns the database. Everything that arrived while the last commit was on its way to the disk goes into
 * the next one: many tables share a single fsync.
 */
class Writer {
  readonly #file: SqliteFile
  readonly #copier: LogCopier
  readonly #send: (replies: readonly Reply[]) => void
  #queue: StoreCall[] = []

  constructor(file: SqliteFile, copier: LogCopier, send: (replies: readonly Reply[]) => void) {
    this.#file = file
    this.#copier = copier
    this.#send = send
  }

  accept(calls: readonly StoreCall[]): void {
    if (this.#queue.length === 0) setImmediate(() => this.#flush())
    this.#queue.push(...calls)
  }

  #flush(): void {
    const calls = this.#queue
    this.#queue = []
    const isLast = calls.some(({ op }) => op === 'close')
    this.#send(this.#together(calls) ?? calls.map((call) => this.#alone(call)))
    if (isLast) void this.#close()
    else this.#copier.noteCommit()
  }

  async #close(): Promise<void> {
    await this.#copier.close()
    this.#file.close()
    parentPort?.close()
  }

  /** All calls in one transaction; null when one of them fails, and then nothing has happened. */
  #together(calls: readonly StoreCall[]): readonly Reply[] | null {
    try {
      this.#file.begin()
      const replies = calls.map((call) => ({ id: call.id, value: this.#perform(call) }))
      this.#file.commit()
      return replies
    } catch {
      this.#file.rollback()
      return null
    }
  }

  #alone(call: StoreCall): Reply {
    try {
      this.#file.begin()
      const value = this.#perform(call)
      this.#file.commit()
      return { id: call.id, value }
    } catch (error) {
      this.#file.rollback()
      return { id: call.id, error: messageOf(error), code: codeOf(error) }
    }
  }

  #perform({ op, args }: StoreCall): unknown {
    if (op === 'close') return null
    const file = this.#file as unknown as Record<typeof op, (...args: readonly unknown[]) => unknown>
    return file[op](...args) ?? null
  }
}

/** The kind of failure, in SQLite's own words such as `database or disk is full`; they quote nothing. */
function codeOf(error: unknown): string {
  if (error instanceof StaleTable) return error.code
  return error instanceof Error && 'errstr' in error && typeof error.errstr === 'string' ? error.errstr : 'unknown'
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

const port = parentPort
if (port !== null) {
  try {
    const file = new SqliteFile(workerData.path)
    const copier = new LogCopier(workerData.path)
    const writer = new Writer(file, copier, (replies) => port.postMessage(JSON.stringify(replies)))
    port.on('message', (calls: string) => writer.accept(JSON.parse(calls)))
    port.postMessage('ready')
  } catch (error) {
    const why = error instanceof StartupError ? error.message : `The store cannot be opened: ${messageOf(error)}`
    port.postMessage({ failed: why })
    port.close()
  }
}
