import type { Choice, SelectSelector } from '@turnwright/kernel'
import { boundsOf, type ChoiceId, choiceId, isExclusive, isGroup } from '@turnwright/kernel/host'

type Offer = Omit<Parameters<typeof boundsOf>[0], 'choices'> & { readonly choices: readonly Choice[] }

/** Whether a selection answers a question, judged on its own: a second opinion on the kernel's validation. */
export function isLegal(selector: SelectSelector, selection: unknown): boolean {
  return fits(selector, selection) && (selector.check?.(selection as never) ?? null) === null
}

function fits(offer: Offer, selection: unknown): boolean {
  if (!Array.isArray(selection)) return false
  const { min, max } = boundsOf(offer)
  if (selection.length < min || selection.length > max) return false
  const chosen = selection.map((item) => chosenBy(offer.choices, item))
  if (chosen.includes(null) || new Set(chosen).size !== chosen.length) return false
  return chosen.length === 1 || !chosen.some((choice) => choice !== null && isExclusive(choice))
}

function chosenBy(choices: readonly Choice[], item: unknown): Choice | null {
  if (typeof item === 'string' || typeof item === 'number') return named(choices, item, false)
  if (typeof item !== 'object' || item === null || !Object.hasOwn(item, 'title')) return null
  const { title, selection } = item as { title: unknown; selection?: unknown }
  if (typeof title !== 'string' && typeof title !== 'number') return null
  const group = named(choices, title, true)
  return group !== null && isGroup(group) && fits(group, selection) ? group : null
}

function named(choices: readonly Choice[], id: ChoiceId, nested: boolean): Choice | null {
  return choices.find((choice) => choiceId(choice) === id && isGroup(choice) === nested) ?? null
}
