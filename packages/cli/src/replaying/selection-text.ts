import type { AnySelection, Prompt } from '@turnwright/kernel/host'
import { answerWords } from '@turnwright/replay'

/** An answer in the words of the question it belongs to; without the question, in its own. */
export function selectionText(selection: AnySelection, prompt: Prompt | undefined): string {
  const { isAnytime, chosen } = answerWords(selection, prompt)
  return isAnytime ? `first: ${chosen.join(', ')}` : chosen.join(', ') || 'nothing'
}
