import type { Seat } from '@turnwright/kernel'
import type { Shown } from '@turnwright/tabletop'
import type { DuelView } from '../rules/view.ts'

/** What a player does now, in a word or two. */
export function noteOf({ view, waitingFor, result, seat: me }: Shown<DuelView>, seat: Seat): string | null {
  const player = view.players[seat]
  if (result !== null || player === undefined) return null
  const waited = waitingFor.some((waiting) => waiting.seat === seat)
  if (view.turnNumber === 0) return waited ? 'choosing' : 'ready'
  if (waited) return view.currentPlayer === player.identifier ? (seat === me ? 'your turn' : 'to act') : 'answers'
  return view.currentPlayer === player.identifier ? 'their turn' : `${player.hand.length} in hand`
}
