import { choosingNote, type SeatNotes, seatNotes, turnNote } from '@turnwright/tabletop'
import type { EstravenView } from '../rules/view.ts'

/** What a lord does now. */
export const noteOf: SeatNotes<EstravenView> = seatNotes((now) => {
  const { view, seat } = now
  const player = view.players[seat]
  if (player === undefined || !player.isPresent) return null
  if (view.phase === 'decks' || view.phase === 'mulligan') return choosingNote(now)
  if (view.chain.priority === seat) return 'holds priority'
  if (view.combat !== null) return view.combat.attacker === seat ? 'attacks' : 'blocks'
  if (now.isAsked) return turnNote(now)
  return view.turn === seat ? 'their turn' : `${player.handSize} in hand`
})
