import type { Selection } from '@turnwright/kernel'
import type { AnySelection, Prompt, PromptChoice } from '@turnwright/kernel/host'
import type { DoStep } from './guide.ts'

/** What the coach waits for at a question: the first of a step's answers that can be given there. */
export function answerAt({ answer, also }: DoStep, prompt: Prompt): AnySelection {
  const others = also === undefined || also === 'any' ? [] : also
  return [answer, ...others].find((each) => isOffered(each, prompt)) ?? answer
}

/** Whether everything that an answer names can be chosen. */
export function isOffered(answer: AnySelection, { type, choices }: Prompt): boolean {
  return type === 'action' || !isList(answer) || areIn(answer, choices)
}

function areIn(answer: Selection, choices: readonly PromptChoice[]): boolean {
  return answer.every((item) => {
    const group = groupIn(item)
    const choice = choices.find(({ id }) => id === (group === null ? item : group.title))
    if (choice === undefined) return false
    return group === null || areIn(group.selection, choice.choices ?? [])
  })
}

interface Group {
  readonly title: unknown
  readonly selection: Selection
}

function groupIn(item: Selection[number]): Group | null {
  if (typeof item !== 'object' || item === null || !('title' in item) || !('selection' in item)) return null
  return { title: item.title, selection: item.selection as Selection }
}

function isList(answer: AnySelection): answer is Selection {
  return Array.isArray(answer)
}
