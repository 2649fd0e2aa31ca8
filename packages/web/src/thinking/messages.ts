import type { ThinkingOutcome, ThinkingTask } from '@turnwright/search'

/** What the page sends to a worker: a task, or a line to somebody whom it helps or who helps it. */
export type ToWorker =
  | { readonly id: number; readonly task: ThinkingTask }
  | { readonly helps: MessagePort }
  | { readonly isHelpedBy: MessagePort }

export type FromWorker =
  | { readonly id: number; readonly outcome: ThinkingOutcome }
  | { readonly id: number; readonly error: string }
