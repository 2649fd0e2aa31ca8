export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** How much a step to the side weighs against a step ahead. */
const SIDEWAYS = 2.5
/** What lies more aside than this many times ahead is not in that direction at all. */
const STEEPEST = 2

/** Which of the boxes lies next in the direction of the arrow; -1 when there is none. */
export function nearest(from: Box, boxes: readonly Box[], arrow: Arrow): number {
  let best = -1
  let least = Number.POSITIVE_INFINITY
  for (const [place, box] of boxes.entries()) {
    const away = distance(from, box, arrow)
    if (away < least) {
      least = away
      best = place
    }
  }
  return best
}

function distance(from: Box, to: Box, arrow: Arrow): number {
  const { x, y } = middle(from)
  const { x: tx, y: ty } = middle(to)
  const across = arrow === 'ArrowLeft' || arrow === 'ArrowRight'
  const sign = arrow === 'ArrowRight' || arrow === 'ArrowDown' ? 1 : -1
  const ahead = sign * (across ? tx - x : ty - y)
  // Boxes that overlap across the way are straight ahead, however far their middles are apart.
  const aside = across ? gap(from.top, from.bottom, to.top, to.bottom) : gap(from.left, from.right, to.left, to.right)
  const drift = Math.abs(across ? ty - y : tx - x)
  if (ahead * STEEPEST < drift || ahead <= 0) return Number.POSITIVE_INFINITY
  return ahead + SIDEWAYS * aside + drift * 0.15
}

function middle({ left, top, right, bottom }: Box): { readonly x: number; readonly y: number } {
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

function gap(from: number, to: number, otherFrom: number, otherTo: number): number {
  return Math.max(0, otherFrom - to, from - otherTo)
}
