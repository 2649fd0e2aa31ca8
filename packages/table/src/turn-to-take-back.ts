import type { Seat } from '@turnwright/kernel'
import type { Game } from '@turnwright/kernel/host'
import type { TableState } from '@turnwright/protocol/client'
import type { SeatedTable } from './seated-table.ts'
import { firstThatMayGo, isAllowed, lookBack } from './look-back.ts'
import { isGoingInCircles } from './going-in-circles.ts'

/** A turn of more answers is looked for no further back, and taken back answer by answer. */
const MOST_ANSWERS = 64

/**
 * Taking back a seat's whole last turn: every answer of its last run, before which another seat answered. Where it is
 * one answer alone, undo does the same. Who plays alone has no such turns: nobody comes between them.
 */
export function turnToTakeBack(table: SeatedTable, game: Game | null, seat: Seat | null): TableState['turn'] {
  if (game === null || seat === null || table.status !== 'playing' || table.seats[seat]?.left !== false) return null
  if (game.players.length === 1 || isGoingInCircles(game, seat)) return null
  const answers = startOfTurn(game, seat)
  if (answers === null) return null
  if (isOwnAlone(game, seat, answers)) return { answers, means: null }
  const means = lookBack(game, answers, seat)
  return answers >= firstThatMayGo(table, game) && isAllowed(table, means) ? { answers, means } : null
}

/** Whether the seat may take back all but the first so many answers without asking anyone (K60). */
export function isOwnAlone({ history }: Game, seat: Seat, answers: number): boolean {
  const isOwn = history.since(answers).every((entry) => entry.seat === seat && entry.kind !== 'leave')
  return isOwn && answers >= history.barrier && answers < history.length
}

/** How many answers came before the seat's last run of at least two; null without one. */
function startOfTurn({ history }: Game, seat: Seat): number | null {
  const from = Math.max(0, history.length - MOST_ANSWERS)
  const latest = history.since(from)
  const last = latest.findLastIndex((entry) => entry.seat === seat && entry.kind !== 'leave')
  const before = latest.slice(0, Math.max(0, last)).findLastIndex((entry) => entry.seat !== seat)
  if (before < 0 && from > 0) return null
  // What everybody was asked in private before it, such as which cards to keep, is no part of a turn.
  const own = latest.slice(before + 1, last + 1)
  const start = before + 1 + own.findIndex((entry) => entry.kind === 'answer' && entry.private !== true)
  return start > before && last - start > 0 ? from + start : null
}
