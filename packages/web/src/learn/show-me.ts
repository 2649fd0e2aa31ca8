import { showSection } from '@turnwright/tabletop'

/** Takes the eye, and the keyboard, to what the coach's lamp falls on. It answers nothing. */
export function showMe(keys: readonly string[]): void {
  const things = keys.flatMap((key) => litThings(key))
  const answering = things.filter((each) => each.matches('[tabindex="0"], button'))
  // What lies on the table comes before the row of the request that says the same.
  const thing = answering.find((each) => each.matches('[data-place]')) ?? answering[0] ?? things[0]
  if (thing === undefined) return
  thing.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  thing.focus({ preventScroll: true })
}

/** What is lit on the table comes into sight, the first of it last; on a small screen with the part of the table that it lies in. */
export function bringIntoSight(keys: readonly string[], isPhone: boolean): void {
  const lit = keys.flatMap(litThings).filter((thing) => thing.closest('.board-section') !== null)
  const id = lit[0]?.closest('.board-section')?.id
  if (isPhone && id !== undefined) showSection(id.replace(/^section-/, ''))
  for (const thing of lit.toReversed()) thing.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

function litThings(key: string): readonly HTMLElement[] {
  const name = CSS.escape(key)
  return [...document.querySelectorAll<HTMLElement>(`[data-place="${name}"], [data-row="${name}"]`)]
}
