import type { LinkView } from '../../rules/view.ts'

/**
 * Which links would be countered if nobody added another one, each with the number of the link that does it. The last
 * resolves first; whatever is aimed at a link counters it, unless it is countered itself by then.
 */
export function doomedLinks(links: readonly LinkView[]): ReadonlyMap<number, number> {
  const doomed = new Map<number, number>()
  for (const { link, countered, counteredBy } of links) if (countered) doomed.set(link, counteredBy ?? link)
  for (const { link, targets } of links.toReversed()) {
    if (doomed.has(link)) continue
    for (const target of targets) if (target.kind === 'link' && !doomed.has(target.link)) doomed.set(target.link, link)
  }
  return doomed
}
