import type { AnytimeAction } from '@turnwright/kernel'
import {
  type AnySelection,
  isSameOffer,
  type NestedSelection,
  type Prompt,
  type PromptChoice,
  type SelectionItem,
} from '@turnwright/kernel/host'
import { plainText } from '../playing/plain-text.ts'

/** An answer in the words of the question it belongs to; without the question, in its own. */
export function selectionText(selection: AnySelection, prompt: Prompt | undefined): string {
  if ('anytimeAction' in selection) return `first: ${offerText(selection.anytimeAction, prompt)}`
  if (selection.length === 0) return 'nothing'
  if (prompt?.type !== 'select') return plainText(selection)
  return selection.map((item) => itemText(item, prompt.choices)).join(', ')
}

/** Offers have their words in the question; in the answer only what they are about. */
function offerText(action: AnytimeAction, prompt: Prompt | undefined): string {
  const offer = prompt?.anytime.find((each) => isSameOffer(action, each))
  return offer?.description ?? action.description ?? action.type
}

function itemText(item: SelectionItem, choices: readonly PromptChoice[]): string {
  if (!isNested(item)) return choices.find(({ id }) => id === item)?.title ?? plainText(item)
  const group = choices.find(({ id, choices: inside }) => id === item.title && inside !== undefined)
  const inner = item.selection.map((each) => itemText(each, group?.choices ?? []))
  return `${group?.title ?? item.title} (${inner.join(', ') || 'nothing'})`
}

function isNested(item: SelectionItem): item is NestedSelection {
  return (
    typeof item === 'object' && item !== null && 'title' in item && 'selection' in item && Array.isArray(item.selection)
  )
}
