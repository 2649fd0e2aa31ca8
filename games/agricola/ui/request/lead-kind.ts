import type { Prompt } from '@turnwright/kernel'
import type { AgricolaView } from '../../rules/view.ts'

interface Posed {
  readonly prompt: Pick<Prompt, 'choices'>
  readonly view: Pick<AgricolaView, 'phase'>
}

/** What stands above the choices of a question: bowls to fill, or animals that need a place. */
export function leadKind({ prompt, view }: Posed): 'feeding' | 'animals' | null {
  if (prompt.choices.some(({ id }) => String(id).startsWith('release-'))) return 'animals'
  const feeds = prompt.choices.some(({ id }) => id === 'Done converting' || id === 'Feed family')
  return feeds && view.phase === 'feeding' ? 'feeding' : null
}
