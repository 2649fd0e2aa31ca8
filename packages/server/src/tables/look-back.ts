import type { Seat } from '@turnwright/kernel'
import type { Game } from '@turnwright/kernel/host'
import type { LookBack } from '@turnwright/protocol'
import type { StoredTable } from '../store/store.ts'

/**
 * What taking back all but the first so many answers means, as far as a seat may know. Whether somebody else's answer
 * revealed something is not told: it could have been shown to them alone.
 */
export function lookBack(game: Game, answers: number, seat: Seat | null): LookBack {
  const taken = game.history.since(answers)
  if (taken.every((entry) => entry.seat === seat && entry.kind !== 'leave'))
    return answers < game.history.barrier ? 'second-look' : 'no-second-look'
  const isOneAfterAnother = taken.every((entry) => entry.seat === taken[0]?.seat && entry.kind !== 'leave')
  return isOneAfterAnother ? 'perhaps-second-look' : 'second-look'
}

/** How far back an offer goes, bots would only give the same answers again: to an answer of a person; −1 without one. */
export function beforeAPerson({ seats }: StoredTable, game: Game, answers: number): number {
  const given = game.history.since(0).slice(0, answers + 1)
  return given.findLastIndex(({ seat }) => seats[seat]?.kind === 'person')
}

/** Answers before this one stay, whoever agrees: they were given under other rules, or somebody has left since. */
export function firstThatMayGo({ history }: Game): number {
  const departure = history.since(0).findLastIndex(({ kind }) => kind === 'leave')
  return Math.max(history.floor, departure + 1)
}

/** What it would mean if this seat offered to take back the last answer; null where it cannot. */
export function mayOffer(table: StoredTable, game: Game | null, seat: Seat | null): LookBack | null {
  if (game === null || seat === null || table.status !== 'playing' || table.seats[seat]?.left !== false) return null
  const answers = beforeAPerson(table, game, game.history.length - 1)
  if (answers < firstThatMayGo(game)) return null
  const meaning = lookBack(game, answers, seat)
  return isAllowed(table, meaning) ? meaning : null
}

/** A table without second looks does not take what might be one: whether it is would tell what others were shown. */
export function isAllowed({ allowsSecondLooks }: StoredTable, meaning: LookBack): boolean {
  return allowsSecondLooks || meaning === 'no-second-look'
}
