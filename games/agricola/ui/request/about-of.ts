import type { About } from '@turnwright/kernel'
import type { ProjectedLine, Told } from '@turnwright/kernel/host'
import type { AgricolaAbout } from '../../rules/about.ts'
import { words } from '../../words/index.ts'

/** What a question, a choice or an offer of any game is about, where it is one of Agricola's: each kind has words. */
export function aboutOf({ about }: { readonly about?: About | undefined }): AgricolaAbout | null {
  return about !== undefined && isOurs(about) ? about : null
}

/** What a line tells. */
export function toldBy({ about }: Pick<ProjectedLine, 'about'>): Told<AgricolaAbout> | null {
  return about !== undefined && isToldByUs(about) ? about : null
}

function isOurs(about: About): about is AgricolaAbout {
  return Object.hasOwn(words.en, about.kind)
}

function isToldByUs(about: Told<About>): about is Told<AgricolaAbout> {
  return typeof about.kind === 'string' && Object.hasOwn(words.en, about.kind)
}
