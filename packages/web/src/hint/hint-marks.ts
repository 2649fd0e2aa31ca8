import type { AnySelection, Prompt, PromptChoice, SelectionItem } from '@turnwright/kernel/host'
import type { Hint } from '@turnwright/search/hint'
import { type Advice, choiceKey, type ChoicePath, refKey } from '@turnwright/tabletop'

/** The numbers of a hint, by the things on the table and the rows of the request that they belong to. */
export function hintMarks({ options, lead }: Hint, prompt: Prompt): ReadonlyMap<string, Advice> {
  const marks = new Map<string, Advice>()
  for (const [at, { answer, refs }] of options.entries()) {
    const rank = at + 1
    const advice = { seat: null, isBots: rank === 1 && lead !== 'none', words: String(rank), rank }
    // What belongs to several is marked with the best of them.
    const keys = prompt.type === 'action' ? refs.map(refKey) : keysOf(answer, prompt)
    for (const key of keys) if (!marks.has(key)) marks.set(key, advice)
  }
  return marks
}

/** Rows of the request and things on the table that an answer names. */
export function keysOf(answer: AnySelection, { requestId, choices }: Prompt): readonly string[] {
  if ('anytimeAction' in answer) return []
  return answer.flatMap((item) => keysOfItem(item, choices, [], requestId))
}

function keysOfItem(
  item: SelectionItem,
  choices: readonly PromptChoice[],
  above: ChoicePath,
  requestId: string,
): readonly string[] {
  const id = isNested(item) ? item.title : item
  const choice = choices.find((each) => each.id === id)
  if (choice === undefined) return []
  const path = [...above, choice.id]
  const own = [choiceKey(requestId, path), ...(choice.ref === undefined ? [] : [refKey(choice.ref)])]
  if (!isNested(item)) return own
  return [...own, ...item.selection.flatMap((each) => keysOfItem(each, choice.choices ?? [], path, requestId))]
}

function isNested(
  item: SelectionItem,
): item is { readonly title: string | number; readonly selection: readonly SelectionItem[] } {
  return typeof item === 'object' && item !== null && 'selection' in item && Array.isArray(item.selection)
}
