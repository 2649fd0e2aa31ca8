import type { Seat } from '@turnwright/kernel'
import type { Game, LogEntry, ProjectedLine } from '@turnwright/kernel/host'
import type { StoryLine } from './story.ts'

/** Somebody else plays for a seat from here on, or whoever sits there plays again. */
export interface SeatChange {
  readonly seat: Seat
  readonly player: string
  /** The moment at which it was so. */
  readonly stop: number
}

/** The changes of seat in a log, each at its entry. */
export function seatChanges(log: readonly LogEntry[]): readonly SeatChange[] {
  return log.flatMap((entry, stop) => (entry.kind === 'seat' ? [{ seat: entry.seat, player: entry.player, stop }] : []))
}

/** The changes of seat in a game that goes on, each at the moment of the log in force at which it was made. */
export function seatChangesInForce({ log, history }: Pick<Game, 'log' | 'history'>): readonly SeatChange[] {
  const begun = log.findLastIndex(({ kind }) => kind === 'rules') + 1
  const floor = begun === 0 ? 0 : history.floor
  const changes: SeatChange[] = [...seatChanges(log.slice(0, begun))]
  let answers = floor
  /** What was taken back took nobody's place with it: the change is told where the game goes on from. */
  const cut = (to: number) => {
    answers = to
    const last = begun + answers - floor
    for (const [at, change] of changes.entries()) if (change.stop > last) changes[at] = { ...change, stop: last }
  }
  for (const entry of log.slice(begun)) {
    if (entry.kind === 'seat') changes.push({ seat: entry.seat, player: entry.player, stop: begun + answers - floor })
    else if (entry.kind === 'undo') cut(entry.to)
    else if (entry.kind === 'leave') {
      cut(entry.to)
      answers++
    } else answers++
  }
  return changes
}

/** What is told in a game, and between it who took whose place. */
export function withSeatChanges(
  lines: readonly StoryLine[],
  changes: readonly SeatChange[],
  players: readonly string[],
): readonly StoryLine[] {
  if (changes.length === 0) return lines
  const rest = [...lines]
  const told = changes.flatMap((change, at) => {
    const next = rest.findIndex(({ stop }) => stop >= change.stop)
    const before = rest.splice(0, next < 0 ? rest.length : next)
    return [...before, { line: lineOf(change, -1 - at, players), stop: change.stop, takenBack: false }]
  })
  return [...told, ...rest]
}

function lineOf({ seat, player }: SeatChange, index: number, players: readonly string[]): ProjectedLine {
  const owner = { seat, name: players[seat] ?? '' }
  return { index, parts: player === owner.name ? [owner, ' plays again'] : [`${player} plays for `, owner] }
}
