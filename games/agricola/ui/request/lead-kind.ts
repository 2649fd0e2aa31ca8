import type { Prompt, Ref } from '@turnwright/kernel'
import { SPACE_IDS } from '../../cards/space-names.ts'
import type { AgricolaView } from '../../rules/view.ts'

interface Posed {
  readonly prompt: Pick<Prompt, 'choices'>
  readonly view: Pick<AgricolaView, 'phase'>
}

/** What stands above the choices of a question: bowls to fill, or animals that need a place. */
export function leadKind({ prompt, view }: Posed): 'feeding' | 'animals' | 'spaces' | null {
  if (prompt.choices.some(({ id }) => String(id).startsWith('release-'))) return 'animals'
  if (prompt.choices.some(({ ref }) => isSpace(ref))) return 'spaces'
  const feeds = prompt.choices.some(({ id }) => id === 'Done converting' || id === 'Feed family')
  return feeds && view.phase === 'feeding' ? 'feeding' : null
}

/** A space of the action board; improvements are chosen by the same kind of ref. */
export function isSpace(ref: Ref | undefined): boolean {
  return ref !== undefined && 'space' in ref && SPACE_IDS.some((id) => id === ref.space)
}
