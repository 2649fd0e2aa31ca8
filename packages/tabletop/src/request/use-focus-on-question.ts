import { type RefObject, useEffect, useRef } from 'react'

/**
 * A new question takes the focus where it was on the old one, or on nothing because what was chosen is gone. Whoever
 * has it elsewhere on the table, in a field or in a dialog keeps it there.
 */
export function useFocusOnQuestion(panel: RefObject<HTMLElement | null>, asked: string): void {
  const before = useRef(asked)
  useEffect(() => {
    if (before.current === asked) return
    before.current = asked
    const { activeElement } = document
    const isFree = activeElement === null || activeElement === document.body
    if (asked === '' || !(isFree || panel.current?.contains(activeElement) === true)) return
    panel.current?.querySelector<HTMLElement>('.request-ask')?.focus({ preventScroll: true })
  }, [panel, asked])
}
