import { type RefObject, useLayoutEffect, useState } from 'react'

/** What stands at the right hand of a table where one plays; boards are laid for the room beside it. */
const RAIL = 340
const NARROW_RAIL = 300
const NARROW = 1180
const SMALLEST = 0.4

/** How large a board is drawn in a place that is narrower than the one that this window has for it. Never larger than it is. */
export function useBoardZoom(place: RefObject<HTMLElement | null>): number {
  const [zoom, setZoom] = useState(1)
  useLayoutEffect(() => {
    const { current } = place
    if (current === null) return
    const measure = () => {
      const usual = innerWidth - (innerWidth <= NARROW ? NARROW_RAIL : RAIL)
      const fitting = Math.max(SMALLEST, Math.min(1, current.clientWidth / usual))
      setZoom(Math.round(fitting * 1000) / 1000)
    }
    const watching = new ResizeObserver(measure)
    watching.observe(current)
    measure()
    return () => watching.disconnect()
  }, [place])
  return zoom
}
