/** The categories of the score sheet, in its order. */
export const SOURCES = [
  'fields',
  'pastures',
  'grain',
  'vegetable',
  'sheep',
  'boar',
  'cattle',
  'unused',
  'fencedStables',
  'clayRooms',
  'stoneRooms',
  'people',
  'cards',
  'crafts',
  'bonus',
  'begging',
] as const

/** What a category of the score sheet is called, wherever it is told of. */
export type PointsFrom = {
  readonly kind: 'points-from'
  readonly source: (typeof SOURCES)[number]
}
