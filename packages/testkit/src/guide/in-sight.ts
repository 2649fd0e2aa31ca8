import type { Projection, Prompt, PromptChoice, Ref } from '@turnwright/kernel/host'

/** Whether something on the table is there for a seat to see: it can be chosen, or its view names it. */
export function isInSight(ref: Ref, { prompts, view, players }: Projection): boolean {
  if ('seat' in ref) return players.some(({ seat }) => seat === ref.seat)
  const name = 'card' in ref ? ref.card : 'cell' in ref ? ref.cell : ref.space
  return prompts.some((prompt) => refsIn(prompt).some((each) => isSame(each, ref))) || names(view, name)
}

/** The spaces and cells that can be chosen now, or could be. */
export function placesIn({ prompts }: Projection): readonly string[] {
  return prompts.flatMap(refsIn).flatMap((ref) => ('card' in ref ? [] : JSON.stringify(ref)))
}

function refsIn({ choices, unavailable }: Prompt): readonly Ref[] {
  const within = (choice: PromptChoice): readonly PromptChoice[] => [choice, ...(choice.choices ?? []).flatMap(within)]
  return [...choices.flatMap(within), ...unavailable].flatMap(({ ref }) => ref ?? [])
}

function isSame(a: Ref, b: Ref): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function names(view: unknown, name: string | number): boolean {
  if (view === name) return true
  if (typeof view !== 'object' || view === null) return false
  return Object.entries(view).some(([key, value]) => (key === name && value !== undefined) || names(value, name))
}
