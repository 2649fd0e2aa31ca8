import { useLayoutEffect, useRef } from 'react'

/**
 * Whenever it is drawn again, a board is laid out at once. It must be laid out before it is painted in any case: in the frame, that and painting it
 * would add up to one task during which the page answers to nobody. The first time the whole page is drawn with it, which takes long by itself.
 */
export function useLaidAtOnce(): void {
  const isDrawnAgain = useRef(false)
  useLayoutEffect(() => {
    if (isDrawnAgain.current) document.body.getBoundingClientRect()
    isDrawnAgain.current = true
  })
}
