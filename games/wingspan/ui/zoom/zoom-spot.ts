interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Screen {
  readonly innerWidth: number
  readonly innerHeight: number
}

export interface ZoomSpot {
  readonly left: number
  /** From the upper edge, or from the lower one where the thing lies low: so the zoom grows away from the edge. */
  readonly top?: number
  readonly bottom?: number
}

export const ZOOM_WIDTH = 272
const GAP = 10
const EDGE = 8

/** Beside the thing it enlarges, on the side with more room, without leaving the screen. */
export function zoomSpot(thing: Box, { innerWidth, innerHeight }: Screen): ZoomSpot {
  const onRight = innerWidth - thing.right >= ZOOM_WIDTH + GAP + EDGE
  const left = onRight ? thing.right + GAP : Math.max(EDGE, thing.left - GAP - ZOOM_WIDTH)
  const isLow = (thing.top + thing.bottom) / 2 > innerHeight / 2
  return isLow ? { left, bottom: Math.max(EDGE, innerHeight - thing.bottom) } : { left, top: Math.max(EDGE, thing.top) }
}
