import type { Prompt } from '@turnwright/kernel/host'

/** What is asked now, as one word: it changes with every new question, and is empty while nothing is asked. */
export function askedKey(prompts: readonly Pick<Prompt, 'requestId'>[]): string {
  return prompts.map(({ requestId }) => requestId).join(' ')
}
