import type { Prompt } from '@turnwright/kernel/host'
import { askedKey, type BoardProps, useOpenSection } from '@turnwright/tabletop'
import { isFencing } from './fencing/fencing-terms.ts'
import type { AgricolaView } from '../rules/view.ts'
import { isArranging } from './herding/herd-draft.ts'
import { leadKind } from './request/lead-kind.ts'

/** The part of the table where a question is answered: cells, cards, bowls and animals are yours, spaces are on the action board. */
export function sectionOf(prompt: Pick<Prompt, 'about' | 'choices'>): 'mine' | 'table' | null {
  const lead = leadKind(prompt)
  if (isFencing(prompt) || isArranging(prompt) || lead === 'feeding' || lead === 'animals') return 'mine'
  if (lead === 'spaces') return 'table'
  const refs = prompt.choices.flatMap(({ ref, choices = [] }) => [ref, ...choices.map((inner) => inner.ref)])
  return refs.some((ref) => ref !== undefined && ('cell' in ref || 'card' in ref)) ? 'mine' : null
}

/** On a phone a new question opens the part of the table it is about, and the end the score sheet. */
export function useRightSection({ prompts, projection }: BoardProps<AgricolaView>): void {
  const [prompt] = prompts
  const asked = prompt === undefined ? null : sectionOf(prompt)
  useOpenSection(projection.result === null ? asked : 'table', askedKey(prompts.slice(0, 1)))
}
