import type { About } from '@turnwright/kernel'
import { around } from './estimate.ts'
import type { SourceLead } from './judgement.ts'
import type { Tally } from './tally.ts'

/** So many say where the points come from; a difference that nobody would notice says nothing. */
const MOST_SOURCES = 3
const LEAST_OF_SOURCE = 0.2

/** Where one answer surely brings more or less than another, the largest differences first. */
export function sourceLeads(
  one: Tally,
  other: Tally | undefined,
  say: (about: About) => string,
): readonly SourceLead[] {
  if (other === undefined) return []
  const leads = one.sources.flatMap(({ about, points }, at) => {
    const against = other.sources[at]
    if (against === undefined) return []
    const lead = points.lead(against.points)
    const more = around(lead.mean, lead.error)
    if (more === null || Math.abs(more.mean) < LEAST_OF_SOURCE) return []
    const isSurely = more.interval[0] > 0 || more.interval[1] < 0
    return isSurely ? [{ words: say(about), more }] : []
  })
  return leads.toSorted((a, b) => Math.abs(b.more.mean) - Math.abs(a.more.mean)).slice(0, MOST_SOURCES)
}

/** "Birds +2.1, Eggs −0.8"; null where nothing is surely other. */
export function sourceWords(sources: readonly SourceLead[]): string | null {
  if (sources.length === 0) return null
  const figure = (points: number) => `${points > 0 ? '+' : ''}${points.toFixed(1).replace('-', '−')}`
  return sources.map(({ words, more }) => `${words} ${figure(more.mean)}`).join(', ')
}
