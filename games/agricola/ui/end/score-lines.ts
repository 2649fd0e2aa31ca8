import { type PointsFrom, SOURCES } from '../../rules/sources.ts'
import { SOURCE_TITLES } from '../../words/sources.ts'

/** The categories of the score sheet with their titles, in its order. */
export const SCORE_LINES: readonly (readonly [source: PointsFrom['source'], title: string])[] = SOURCES.map(
  (source) => [source, SOURCE_TITLES[source]],
)

/** With a true minus sign. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points)
}
