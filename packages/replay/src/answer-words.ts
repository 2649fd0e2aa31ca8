import type { AnytimeAction } from '@turnwright/kernel'
import {
  type AnySelection,
  isSameOffer,
  type NestedSelection,
  type Prompt,
  type PromptChoice,
  type Ref,
  type SelectionItem,
} from '@turnwright/kernel/host'
import { plainText } from './plain-text.ts'

/** What was chosen, in the words of the question it belongs to; what it has no words for is told as plain data. */
export interface AnswerWords {
  /** An act of its own beside the question. */
  readonly isAnytime: boolean
  readonly chosen: readonly string[]
  /** The things on the table that were chosen. */
  readonly refs: readonly Ref[]
}

export function answerWords(selection: AnySelection, prompt: Prompt | undefined): AnswerWords {
  if ('anytimeAction' in selection)
    return { isAnytime: true, chosen: [offerWords(selection.anytimeAction, prompt)], refs: [] }
  if (prompt?.type !== 'select') return { isAnytime: false, chosen: selection.map(plainText), refs: [] }
  const chosen = selection.map((item) => itemWords(item, prompt.choices))
  return { isAnytime: false, chosen, refs: refsIn(selection, prompt.choices) }
}

/** Offers have their words in the question; in the answer only what they are about. */
function offerWords(action: AnytimeAction, prompt: Prompt | undefined): string {
  const offer = prompt?.anytime.find((each) => isSameOffer(action, each))
  return offer?.text ?? offer?.description ?? action.description ?? action.type
}

function itemWords(item: SelectionItem, choices: readonly PromptChoice[]): string {
  if (!isNested(item)) {
    const choice = choices.find(({ id }) => id === item)
    return choice?.text ?? choice?.title ?? plainText(item)
  }
  const group = groupOf(item, choices)
  const inner = item.selection.map((each) => itemWords(each, group?.choices ?? []))
  return `${group?.text ?? group?.title ?? item.title} (${inner.join(', ') || 'nothing'})`
}

function refsIn(selection: readonly SelectionItem[], choices: readonly PromptChoice[]): Ref[] {
  return selection.flatMap((item) => {
    if (isNested(item)) return refsIn(item.selection, groupOf(item, choices)?.choices ?? [])
    return choices.find(({ id }) => id === item)?.ref ?? []
  })
}

function groupOf(item: NestedSelection, choices: readonly PromptChoice[]): PromptChoice | undefined {
  return choices.find(({ id, choices: inside }) => id === item.title && inside !== undefined)
}

function isNested(item: SelectionItem): item is NestedSelection {
  return (
    typeof item === 'object' && item !== null && 'title' in item && 'selection' in item && Array.isArray(item.selection)
  )
}
