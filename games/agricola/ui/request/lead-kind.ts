import type { Prompt } from '@turnwright/kernel/host'
import type { AgricolaAbout } from '../../rules/about.ts'
import { aboutOf } from './about-of.ts'

export type Lead = 'feeding' | 'animals' | 'spaces'

const LEADS: Readonly<Partial<Record<AgricolaAbout['kind'], Lead>>> = {
  'make-room': 'animals',
  'place-person': 'spaces',
  'place-another': 'spaces',
  'convert-to-food': 'feeding',
  'feed-family': 'feeding',
}

/** What stands above the choices of a question: bowls to fill, animals that need a place, or what a space does. */
export function leadKind(prompt: Pick<Prompt, 'about' | 'choices'>): Lead | null {
  const about = aboutOf(prompt)
  const lead = about === null ? undefined : LEADS[about.kind]
  if (lead === 'spaces' && !prompt.choices.some((choice) => aboutOf(choice)?.kind === 'go-to')) return null
  return lead ?? null
}
