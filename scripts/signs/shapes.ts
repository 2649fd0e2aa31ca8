/** A point of an outline, in thousandths of the size of a letter; between two off the curve lies one on it. */
export interface Point {
  readonly x: number
  readonly y: number
  readonly isOnCurve: boolean
}

export type Contour = readonly Point[]

export interface Sign {
  readonly code: number
  readonly width: number
  readonly contours: readonly Contour[]
}

const EIGHTH = Math.PI / 4

/** Outer edges run clockwise, holes the other way. */
function circle(x: number, y: number, radius: number, isHole: boolean): Contour {
  const control = radius / Math.cos(EIGHTH / 2)
  const points = Array.from({ length: 16 }, (_, at): Point => {
    const angle = (at * EIGHTH) / 2
    const isOnCurve = at % 2 === 0
    const from = isOnCurve ? radius : control
    return { x: Math.round(x + from * Math.cos(angle)), y: Math.round(y + from * Math.sin(angle)), isOnCurve }
  })
  return isHole ? points : points.toReversed()
}

function polygon(...corners: readonly (readonly [number, number])[]): Contour {
  return corners.map(([x, y]) => ({ x, y, isOnCurve: true }))
}

function ring(x: number, y: number): readonly Contour[] {
  return [circle(x, y, 245, false), circle(x, y, 168, true)]
}

/** Drawn as heavy as the letters beside them. */
export const SIGNS: readonly Sign[] = [
  {
    code: 0x2640,
    width: 660,
    contours: [
      ...ring(330, 480),
      polygon([291, 250], [369, 250], [369, -40], [291, -40]),
      polygon([170, 140], [490, 140], [490, 64], [170, 64]),
    ],
  },
  {
    code: 0x2642,
    width: 820,
    contours: [
      ...ring(330, 270),
      polygon([460, 452], [668, 660], [722, 606], [514, 398]),
      polygon([492, 720], [760, 720], [760, 643], [492, 643]),
      polygon([683, 720], [760, 720], [760, 452], [683, 452]),
    ],
  },
]
