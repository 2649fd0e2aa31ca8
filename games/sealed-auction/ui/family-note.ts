import type { AuctionView, Family } from '../index.ts'

type Owned = Pick<AuctionView, 'collectors' | 'setBonus'>

/** One sentence about the family of a lot, which speaks to the collector who owns most of it. */
export function familyNote(family: Family, { collectors, setBonus }: Owned): string {
  const counts = collectors.flatMap(({ score }) => score.sets.filter((set) => set.family === family))
  const owned = Math.max(0, ...counts.map(({ count }) => count))
  if (owned === 0) return `Nobody owns a ${family} yet.`
  const next = ['second', 'third', 'fourth'][owned - 1]
  if (next === undefined) return `The set of four is complete: another ${family} adds nothing to it.`
  return `A ${next} ${family} adds ${(setBonus[owned + 1] ?? 0) - (setBonus[owned] ?? 0)} points to its owner.`
}
