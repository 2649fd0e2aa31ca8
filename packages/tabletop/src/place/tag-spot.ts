/** Where a tag stands so that it points at its thing and stays on the screen. */
export interface TagSpot {
  readonly left: number
  readonly top: number
  readonly width: number
  /** Opens downwards, because there is no room above. */
  readonly below: boolean
  /** Where its tip stands, from its own left edge. */
  readonly tip: number
}

const WIDTH = 224
const ROOM = 96
const EDGE = 8
const GAP = 12

export function tagSpot(
  thing: { readonly left: number; readonly top: number; readonly width: number; readonly bottom: number },
  screen: { readonly innerWidth: number },
): TagSpot {
  const middle = thing.left + thing.width / 2
  const width = Math.min(WIDTH, screen.innerWidth - 2 * EDGE)
  const left = Math.max(EDGE, Math.min(middle - width / 2, screen.innerWidth - width - EDGE))
  const below = thing.top < ROOM
  const tip = Math.max(16, Math.min(middle - left, width - 16))
  return { left, top: below ? thing.bottom + GAP : thing.top - GAP, width, below, tip }
}
