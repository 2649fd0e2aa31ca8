import type { Selection } from '@turnwright/kernel'
import { type AnySelection, samePlain } from '@turnwright/kernel/host'
import type { DoStep } from './guide.ts'

/** Whether the script goes on from an answer. */
export function accepts({ answer, also = [] }: DoStep, given: AnySelection): boolean {
  return also === 'any' || [answer, ...also].some((each) => isSameAnswer(each, given))
}

/** Whoever chooses the same things chooses the same, in whatever order they were pointed at. */
export function isSameAnswer(a: AnySelection, b: AnySelection): boolean {
  const [first, second] = [sorted(a), sorted(b)]
  return samePlain(first, second)
}

function sorted(answer: AnySelection): AnySelection {
  if (!isList(answer)) return answer
  const items = answer.map((item) =>
    // A structured answer may be a set as well: edges of fences, whatever was drawn first.
    Array.isArray(item)
      ? sorted(item as Selection)
      : typeof item === 'object' && item !== null && 'selection' in item && Array.isArray(item.selection)
        ? { ...item, selection: sorted(item.selection as Selection) }
        : item,
  )
  return items.toSorted((a, b) => compare(JSON.stringify(a), JSON.stringify(b))) as Selection
}

function isList(answer: AnySelection): answer is Selection {
  return Array.isArray(answer)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
