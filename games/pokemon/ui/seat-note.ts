import { choosingNote, type SeatNotes, seatNotes, turnNote } from '@turnwright/tabletop'
import type { DuelView } from '../rules/view.ts'

/** What a player does now. */
export const noteOf: SeatNotes<DuelView> = seatNotes((now) => {
  const { view, seat } = now
  const player = view.players[seat]
  if (player === undefined) return null
  if (view.turnNumber === 0) return choosingNote(now)
  const isTurn = view.currentPlayer === player.identifier
  if (now.isAsked) return isTurn ? turnNote(now) : 'answers'
  return isTurn ? 'their turn' : `${player.hand.length} in hand`
})
