import type { Seat } from '@turnwright/kernel'
import type { Game, LogEntry } from '@turnwright/kernel/host'

/** What a seat may have taken back before anything was played, and for each answer that stands. */
const AT_FIRST = 500
const FOR_EACH_ANSWER = 4
/** In an outline of a log: what was taken back by no seat, such as by rules that rose. */
export const NOBODY = -1

/**
 * Whether a seat has taken back more than play explains. The log keeps what was undone, so answering and undoing in turns
 * would make it grow for ever; once the game has moved on there is room again. Each seat has an allowance of its own:
 * nobody uses up that of the others.
 */
export function isGoingInCircles({ log, history }: Game, seat: Seat): boolean {
  const most = AT_FIRST + FOR_EACH_ANSWER * history.length
  if (log.length - history.length < most) return false
  return (takenBack(log)[seat] ?? 0) >= most
}

/** How many entries of a log each seat has made void, those that did it among them. */
export function takenBack(log: readonly LogEntry[]): readonly number[] {
  const bySeat: number[] = []
  let inForce = 0
  for (const entry of log)
    switch (entry.kind) {
      case 'answer':
      case 'timeout':
        inForce++
        break
      case 'undo':
        if (entry.seat !== NOBODY) bySeat[entry.seat] = (bySeat[entry.seat] ?? 0) + inForce - entry.to + 1
        inForce = entry.to
        break
      case 'leave':
        inForce = entry.to + 1
        break
      case 'rules':
        inForce = entry.from.position.answers
        break
      case 'seat':
        break
    }
  return Array.from(bySeat, (count: number | undefined) => count ?? 0)
}
