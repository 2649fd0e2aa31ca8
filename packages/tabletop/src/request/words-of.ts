import type { PromptAnytime } from '@turnwright/kernel/host'

interface Worded {
  readonly title: string
  readonly text?: string | undefined
}

/** What people read of a question, a choice or a refusal: its title is for programs, and always in English. */
export function wordsOf({ title, text }: Worded): string {
  return text ?? title
}

/** The same of what may be done at any time. */
export function wordsOfAnytime({ description, text }: PromptAnytime): string {
  return text ?? description
}
