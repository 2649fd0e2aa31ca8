import type { Score } from '../../scoring-sheet/score-of.ts'

/** The categories of the score sheet, in its order. */
export const SCORE_LINES = [
  ['fields', 'Fields'],
  ['pastures', 'Pastures'],
  ['grain', 'Grain'],
  ['vegetable', 'Vegetables'],
  ['sheep', 'Sheep'],
  ['boar', 'Wild boar'],
  ['cattle', 'Cattle'],
  ['unused', 'Unused cells'],
  ['fencedStables', 'Fenced stables'],
  ['clayRooms', 'Clay rooms'],
  ['stoneRooms', 'Stone rooms'],
  ['people', 'People'],
  ['cards', 'Points on cards'],
  ['crafts', 'Crafts'],
  ['bonus', 'Bonus points'],
  ['begging', 'Begging'],
] as const satisfies readonly (readonly [keyof Score, string])[]

/** With a true minus sign. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points)
}
