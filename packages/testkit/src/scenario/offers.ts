import type { Prompt, PromptChoice } from '@turnwright/kernel/host'
import type { Pick } from './picks.ts'

/** Whether something may be chosen by itself: in the question or beside it, or in the group that is named. */
export function isAmong({ choices, anytime }: Prompt, pick: Pick): boolean {
  if (typeof pick === 'object') return isWithin(choices, pick)
  return (
    choices.some(({ id, title }) => id === pick || title === pick) ||
    anytime.some(({ type, description }) => type === pick || description === pick)
  )
}

/** Whether it may be chosen at all, by itself or in any group but these. */
export function isAnywhere(prompt: Prompt, pick: Pick, except: readonly string[] = []): boolean {
  if (typeof pick === 'object') return isWithin(prompt.choices, pick)
  const choices = prompt.choices.filter(({ title, choices: own }) => own === undefined || !except.includes(title))
  return isAmong({ ...prompt, choices }, pick) || holds(choices, pick)
}

export function offersOf({ choices, anytime }: Prompt): string {
  return [...choices.map(choiceText), ...anytime.map(({ description }) => description)].join(', ') || 'nothing'
}

function holds(choices: readonly PromptChoice[], pick: string | number): boolean {
  return choices.some(({ id, title, choices: own = [] }) => id === pick || title === pick || holds(own, pick))
}

function isWithin(choices: readonly PromptChoice[], groups: Readonly<Record<string, readonly Pick[]>>): boolean {
  return Object.entries(groups).every(([name, picks]) => {
    const group = choices.find(({ id, title, choices: own }) => own !== undefined && (id === name || title === name))
    const own = group?.choices
    if (own === undefined) return false
    return picks.every((pick) => (typeof pick === 'object' ? isWithin(own, pick) : holds(own, pick)))
  })
}

function choiceText({ title, choices }: PromptChoice): string {
  return choices === undefined ? title : `${title} (${choices.map(choiceText).join(', ')})`
}
