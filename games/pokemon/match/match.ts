import type { Projection, Prompt } from '@turnwright/kernel/host'
import type { DuelView } from '../rules/view.ts'

/** A match as one player is told it: the table, and the question that is open to them. */
export interface Match {
  readonly id: string
  readonly view: DuelView
  /** Null while this player is asked nothing. */
  readonly prompt: Prompt | null
}

/** A seat's projection is everything there is to know: nothing else goes into a match. */
export function matchOf({ view, prompts }: Pick<Projection, 'view' | 'prompts'>, id = 'match'): Match {
  return { id, view: view as DuelView, prompt: prompts[0] ?? null }
}
