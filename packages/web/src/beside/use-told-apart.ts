import { type RefObject, useEffect } from 'react'

/** Parts of a board that somebody who listens can go to. */
const PARTS = 'section[aria-label], nav[aria-label]'

/** Two boards of one game have parts of the same names: here each says whose it is. The games know of no second board. */
export function useToldApart(place: RefObject<HTMLElement | null>, whose: string): void {
  useEffect(() => {
    const board = place.current
    if (board === null) return
    const ending = `, ${whose}`
    const name = () => {
      for (const part of board.querySelectorAll(PARTS)) {
        const label = part.getAttribute('aria-label') ?? ''
        if (!label.endsWith(ending)) part.setAttribute('aria-label', `${label}${ending}`)
      }
    }
    name()
    const changes = new MutationObserver(name)
    changes.observe(board, { subtree: true, childList: true, attributeFilter: ['aria-label'] })
    return () => changes.disconnect()
  }, [place, whose])
}
