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

/**
 * The part of the table that the question is about. Where parts lie one swipe apart every question opens one's own
 * farm: the sheet lists the spaces, and what they are good for is seen there. The end opens the score sheet.
 */
export function useRightSection({ prompts, projection }: BoardProps<AgricolaView>): 'mine' | 'table' | null {
  const [prompt] = prompts
  const asked = prompt === undefined ? null : sectionOf(prompt)
  const opened = asked === null ? null : 'mine'
  useOpenSection(projection.result === null ? opened : 'table', askedKey(prompts.slice(0, 1)))
  return asked
}
