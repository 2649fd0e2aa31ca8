interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** What the zoom may cover: the board, down to the edge of the screen. */
interface Room {
  readonly right: number
  readonly bottom: number
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

/** Beside the thing it enlarges, on the side with more room, without covering the request. */
export function zoomSpot(thing: Box, { right, bottom }: Room): ZoomSpot {
  const onRight = right - thing.right >= ZOOM_WIDTH + GAP + EDGE
  const left = onRight ? thing.right + GAP : Math.max(EDGE, thing.left - GAP - ZOOM_WIDTH)
  const isLow = (thing.top + thing.bottom) / 2 > bottom / 2
  return isLow ? { left, bottom: Math.max(EDGE, bottom - thing.bottom) } : { left, top: Math.max(EDGE, thing.top) }
}
