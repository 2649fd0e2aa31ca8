import { choosingNote, type SeatNotes, seatNotes, turnNote } from '@turnwright/tabletop'
import type { WingspanView } from '../rules/view.ts'

/** What a player does now, or how many turns are left in the round. */
export const noteOf: SeatNotes<WingspanView> = seatNotes((now) => {
  const { view, seat } = now
  const player = view.players[seat]
  if (player === undefined || !player.isPresent) return null
  if (view.round === 0) return choosingNote(now)
  if (now.isAsked) return now.isMe || seat === view.turn ? turnNote(now) : 'reacts'
  return player.turnsLeft === 1 ? '1 turn left' : `${player.turnsLeft} turns left`
})
