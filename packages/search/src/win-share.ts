import type { GameResult, Seat } from '@turnwright/kernel'

/** A seat's share of the win: all of it, a part where several win, and where nobody does the same for everybody. */
export function winShare({ winners, scores }: GameResult, seat: Seat): number {
  if (winners.length === 0) return 1 / Math.max(1, scores.length)
  return winners.includes(seat) ? 1 / winners.length : 0
}
