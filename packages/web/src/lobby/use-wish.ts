import { ProblemError } from '@turnwright/protocol/client'
import { useState } from 'react'

export interface Wish {
  /** What is being fulfilled now; nothing else is begun meanwhile. */
  readonly pending: string | null
  /** Why the last one was not fulfilled. */
  readonly refused: string | null
  readonly run: (name: string, fulfil: () => Promise<void>) => void
}

/** One thing asked of the server at a time, with the reason when it says no. */
export function useWish(): Wish {
  const [pending, setPending] = useState<string | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const run = (name: string, fulfil: () => Promise<void>) => {
    if (pending !== null) return
    setPending(name)
    setRefused(null)
    void fulfil()
      .catch((error: unknown) => setRefused(reasonOf(error)))
      .finally(() => setPending(null))
  }
  return { pending, refused, run }
}

export function reasonOf(error: unknown): string {
  if (error instanceof ProblemError) return `${error.problem.detail} ${error.problem.next}`.trim()
  return error instanceof Error ? error.message : String(error)
}
