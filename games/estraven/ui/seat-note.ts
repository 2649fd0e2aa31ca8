import type { Seat } from '@turnwright/kernel'
import type { Shown } from '@turnwright/tabletop'
import type { EstravenView } from '../rules/view.ts'

/** What a lord does now, in a word or two. */
export function noteOf({ view, waitingFor, result, seat: me }: Shown<EstravenView>, seat: Seat): string | null {
  const player = view.players[seat]
  if (result !== null || player === undefined || !player.isPresent) return null
  const waited = waitingFor.some((waiting) => waiting.seat === seat)
  if (view.phase === 'decks' || view.phase === 'mulligan') return waited ? 'choosing' : 'ready'
  if (view.chain.priority === seat) return 'holds priority'
  if (view.combat !== null) return view.combat.attacker === seat ? 'attacks' : 'blocks'
  if (waited) return seat === me ? 'your turn' : 'to act'
  return view.turn === seat ? 'their turn' : `${player.handSize} in hand`
}
