import type { CardId } from '@turnwright/kernel'
import type { ChoiceId, Prompt } from '@turnwright/kernel/host'
import { type Drafts, EMPTY, levelOf, wordsOf } from '@turnwright/tabletop'

/** What is picked up and still wants a Pokémon: a card of the hand, or the wish to retreat. */
export interface Held {
  readonly prompt: Prompt
  readonly id: ChoiceId
  readonly words: string
  readonly targets: readonly CardId[]
}

/** Read from the draft, so that the table and the request agree. */
export function heldIn(prompts: readonly Prompt[], drafts: Drafts): Held | null {
  for (const prompt of prompts) {
    const [pick] = drafts[prompt.requestId] ?? EMPTY
    const choice = prompt.choices.find(({ id }) => id === pick?.id)
    const inside = choice === undefined ? null : levelOf(choice)
    if (choice !== undefined && inside !== null)
      return {
        prompt,
        id: choice.id,
        words: wordsOf(choice),
        targets: inside.choices.flatMap(({ ref }) => (ref !== undefined && 'card' in ref ? [ref.card] : [])),
      }
  }
  return null
}
