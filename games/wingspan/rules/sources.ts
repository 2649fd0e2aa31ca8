/** W54: where points come from, in the order of the score sheet. */
export const SOURCES = ['birds', 'bonus', 'goals', 'eggs', 'cached', 'tucked'] as const

/** What a source of points is called, wherever it is told of. */
export type PointsFrom = {
  readonly kind: 'points-from'
  readonly source: (typeof SOURCES)[number]
}
