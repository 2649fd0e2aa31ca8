const NEIGHBOUR_IN_SIGHT = 48

/** A sheet scrolls its own text and leaves the table where it is; a page scrolls as a whole. */
export function bringIntoSight(list: HTMLElement, text: Element): void {
  if (getComputedStyle(list).overflowY === 'visible') return text.scrollIntoView({ block: 'start' })
  const above = text.getBoundingClientRect().top - list.getBoundingClientRect().top
  list.scrollTop += text.matches('.rule') ? above - NEIGHBOUR_IN_SIGHT : above
}

/** What is found is read from its first line, wherever one was before. */
export function toTheBeginning(list: HTMLElement): void {
  if (getComputedStyle(list).overflowY === 'visible') scrollTo(0, 0)
  else list.scrollTop = 0
}
