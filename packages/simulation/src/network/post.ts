import type { Process } from '../time/process.ts'
import type { Reply, Request } from './request.ts'
import type { TableLine } from './table-line.ts'

/** How a server speaks to whoever sent a request. */
export interface Sender {
  answer(reply: Reply): void
  /** A line for a stream; null where they have hung up. */
  connect(): TableLine | null
  /** Nobody is there. */
  refuse(): void
}

/** Where requests for a server arrive, whether or not it lives just now. */
export interface Post {
  readonly process: Process | null
  /** Whether clients cannot reach it. */
  readonly isCut: boolean
  accept(request: Request, sender: Sender): void
  /** The line breaks when the server dies. */
  hold(line: TableLine): void
}
