import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Scrolls a list to its mark when that stands for another moment. When only more or fewer lines are drawn around it, what
 * is looked at stays where it is.
 */
export function useHereInSight(
  list: RefObject<HTMLElement | null>,
  here: RefObject<HTMLElement | null>,
  moment: string,
  drawn: string,
): void {
  const before = useRef<{ readonly moment: string; readonly top: number } | null>(null)
  useLayoutEffect(() => {
    const [listed, mark] = [list.current, here.current]
    if (listed === null || mark === null) return
    // On a phone the whole part of the table scrolls.
    const box = listed.scrollHeight > listed.clientHeight ? listed : (listed.closest('.log-page') ?? listed)
    const top = topOf(mark) - topOf(listed.firstElementChild ?? mark)
    if (before.current?.moment === moment) box.scrollTop += top - before.current.top
    else box.scrollTop += topOf(mark) - topOf(box) - box.clientHeight / 3
    before.current = { moment, top }
  }, [list, here, moment, drawn])
}

function topOf(thing: Element): number {
  return thing.getBoundingClientRect().top
}
