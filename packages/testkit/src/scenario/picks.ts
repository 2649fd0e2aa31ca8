import type { Selection } from '@turnwright/kernel'
import type { NestedSelection, Prompt, PromptChoice, SelectionItem } from '@turnwright/kernel/host'

/** What a player points at: a choice by its title or id, or choices within a group, by the group's title. */
export type Pick = string | number | { readonly [group: string]: readonly Pick[] }

export class NotOffered extends Error {
  override readonly name = 'NotOffered'
}

/** The selection that a player makes of what they see. Of two choices that look the same, each pick takes one. */
export function selectionOf({ choices }: Pick_<Prompt>, picks: readonly Pick[]): Selection {
  const taken = new Set<PromptChoice>()
  return picks.flatMap((pick) => (typeof pick === 'object' ? nested(choices, pick) : [plain(choices, pick, taken)]))
}

/** The same for an answer that is meant to be wrong: what is not offered is sent as it stands. */
export function forgedSelection(prompt: Pick_<Prompt> | undefined, picks: readonly Pick[]): Selection {
  return picks.flatMap((pick): readonly SelectionItem[] => {
    try {
      return selectionOf(prompt ?? { choices: [] }, [pick])
    } catch (missing) {
      if (missing instanceof NotOffered) return [pick]
      throw missing
    }
  })
}

type Pick_<T extends { choices: unknown }> = { readonly choices: T['choices'] }

function plain(choices: readonly PromptChoice[], pick: string | number, taken: Set<PromptChoice>): SelectionItem {
  const named = (by: (choice: PromptChoice) => unknown) =>
    choices.find((choice) => by(choice) === pick && choice.choices === undefined && !taken.has(choice))
  const choice = named(({ id }) => id) ?? named(({ title }) => title)
  if (choice === undefined) throw new NotOffered(`${JSON.stringify(pick)} is not offered, but ${listOf(choices)}`)
  taken.add(choice)
  return choice.id
}

function nested(choices: readonly PromptChoice[], pick: Readonly<Record<string, readonly Pick[]>>): NestedSelection[] {
  return Object.entries(pick).map(([name, inner]) => {
    const group = choices.find(({ id, title, choices: own }) => own !== undefined && (id === name || title === name))
    if (group?.choices === undefined) throw new NotOffered(`there is no group "${name}", but ${listOf(choices)}`)
    return { title: group.id, selection: selectionOf({ choices: group.choices }, inner) }
  })
}

function listOf(choices: readonly PromptChoice[]): string {
  return choices.map(({ title }) => `"${title}"`).join(', ') || 'nothing is'
}
