import type { About } from '@turnwright/kernel'
import type { ProjectedLine, Told } from '@turnwright/kernel/host'
import type { AgricolaAbout } from '../../rules/about.ts'

/** What a question, a choice or an offer is about. The page hands on what the rules of this very game asked. */
export function aboutOf({ about }: { readonly about?: About | undefined }): AgricolaAbout | null {
  return about === undefined ? null : (about as AgricolaAbout)
}

/** What a line tells. */
export function toldBy({ about }: Pick<ProjectedLine, 'about'>): Told<AgricolaAbout> | null {
  return about === undefined ? null : (about as Told<AgricolaAbout>)
}
