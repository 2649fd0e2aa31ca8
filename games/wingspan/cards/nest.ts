/** A star stands for every shape; birds without a nest hold no eggs. */
export const NESTS = ['bowl', 'cavity', 'ground', 'platform', 'star', 'none'] as const
export type Nest = (typeof NESTS)[number]

/** The shapes that powers, goals and bonus cards speak of. */
export type NestShape = Exclude<Nest, 'star' | 'none'>

/** W23: a star nest counts as every shape. */
export function nestCounts(nest: Nest, as: NestShape): boolean {
  return nest === as || nest === 'star'
}
