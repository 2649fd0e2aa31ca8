import type { Seat } from '@turnwright/kernel'
import type { Game } from '@turnwright/kernel/host'
import type { LookBack } from '@turnwright/protocol/client'
import type { SeatedTable } from './seated-table.ts'

type InForce = ReturnType<Game['history']['since']>[number]

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
export function beforeAPerson({ seats }: SeatedTable, game: Game, answers: number): number {
  return lastOf(game, answers + 1, ({ seat }) => seats[seat]?.kind === 'person')
}

/** Answers before this one stay, whoever agrees: they were given under other rules, or somebody has left since. */
export function firstThatMayGo({ seats }: SeatedTable, game: Game): number {
  const { history } = game
  if (!seats.some(({ left }) => left)) return history.floor
  return Math.max(history.floor, lastOf(game, history.length, ({ kind }) => kind === 'leave') + 1)
}

/** Which of the first so many answers is the last of which it is so; −1 without one. Most often one of the latest is. */
function lastOf({ history }: Game, answers: number, isSo: (entry: InForce) => boolean): number {
  for (let to = answers, portion = 16; to > 0; portion *= 4) {
    const from = Math.max(0, to - portion)
    const found = history
      .since(from)
      .slice(0, to - from)
      .findLastIndex(isSo)
    if (found >= 0) return from + found
    to = from
  }
  return -1
}

/** What it would mean if this seat offered to take back the last answer; null where it cannot. */
export function mayOffer(table: SeatedTable, game: Game | null, seat: Seat | null): LookBack | null {
  if (game === null || seat === null || table.status !== 'playing' || table.seats[seat]?.left !== false) return null
  const answers = beforeAPerson(table, game, game.history.length - 1)
  if (answers < firstThatMayGo(table, game)) return null
  const meaning = lookBack(game, answers, seat)
  return isAllowed(table, meaning) ? meaning : null
}

/** A table without second looks does not take what might be one: whether it is would tell what others were shown. */
export function isAllowed({ allowsSecondLooks }: SeatedTable, meaning: LookBack): boolean {
  return allowsSecondLooks || meaning === 'no-second-look'
}
