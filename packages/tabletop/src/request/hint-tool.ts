import type { Prompt } from '@turnwright/kernel/host'

/** Asking what a strong bot would answer, where the table allows it. */
export interface HintTool {
  /** The question whose hint is shown, or on its way. */
  readonly shown: string | null
  /** Asks for the hint on a question, or hides it. */
  readonly toggle: (prompt: Prompt) => void
}
