import type { Seat } from '@turnwright/kernel'
import type { Shown } from '../board/game-ui.ts'

/** A seat at this moment, as whoever looks may know it. */
export interface SeatNow<View> {
  readonly view: View
  readonly seat: Seat
  /** The table waits for it. */
  readonly isAsked: boolean
  /** It is the seat of whoever looks. */
  readonly isMe: boolean
}

/** A game's `noteOf`. */
export type SeatNotes<View> = (shown: Shown<View>, seat: Seat) => string | null

/** A word or two on what a seat does now. When the game is over nobody does anything. */
export function seatNotes<View>(noteOn: (now: SeatNow<View>) => string | null): SeatNotes<View> {
  return ({ view, waitingFor, result, seat: me }, seat) => {
    if (result !== null) return null
    return noteOn({ view, seat, isAsked: waitingFor.some((waiting) => waiting.seat === seat), isMe: seat === me })
  }
}

type Asked = Pick<SeatNow<unknown>, 'isAsked'>
type Mine = Pick<SeatNow<unknown>, 'isMe'>

/** While everybody chooses at the same time. */
export function choosingNote({ isAsked }: Asked): string {
  return isAsked ? 'choosing' : 'ready'
}

/** On the seat whose turn it is to answer. */
export function turnNote({ isMe }: Mine): string {
  return isMe ? 'your turn' : 'to act'
}
