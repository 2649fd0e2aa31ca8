/** Where the thing lies whose uses are shown. */
export interface Anchor {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

interface Screen {
  readonly innerWidth: number
  readonly innerHeight: number
}

export interface MenuSpot {
  readonly left: number
  readonly top?: number
  readonly bottom?: number
  readonly maxHeight: number
}

export const MENU_WIDTH = 252
const EDGE = 8

/** Above the thing where it lies low, else below it; never beyond the edge. */
export function menuSpot({ left, right, top, bottom }: Anchor, { innerWidth, innerHeight }: Screen): MenuSpot {
  const middle = (left + right - MENU_WIDTH) / 2
  const within = Math.max(EDGE, Math.min(innerWidth - MENU_WIDTH - EDGE, middle))
  const isLow = (top + bottom) / 2 > innerHeight / 2
  if (isLow) return { left: within, bottom: innerHeight - top + EDGE, maxHeight: top - 2 * EDGE }
  return { left: within, top: bottom + EDGE, maxHeight: innerHeight - bottom - 2 * EDGE }
}
