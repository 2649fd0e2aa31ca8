import type { Seat } from '@turnwright/kernel'
import type { Shown } from '@turnwright/tabletop'
import type { AgricolaView } from '../../rules/view.ts'

/** A word on what a seat does now. */
export function noteOf({ view, waitingFor, result, seat: me }: Shown<AgricolaView>, seat: Seat): string | null {
  const player = view.players[seat]
  if (result !== null || player === undefined || !player.isPresent) return null
  const isWaited = waitingFor.some((waiting) => waiting.seat === seat)
  switch (view.phase) {
    case 'draft':
      return isWaited ? 'choosing' : 'ready'
    case 'field':
      return isWaited ? 'harvesting' : 'harvest'
    case 'feeding':
      return isWaited ? 'feeding' : `${player.supply.food} of ${player.harvest.need} food`
    case 'breeding':
      return isWaited ? 'breeding' : 'harvest'
    case 'scoring':
      return isWaited ? 'converting' : 'done'
    case 'preparation':
    case 'work':
    case 'returning-home':
      if (isWaited && seat !== view.turn) return 'reacts'
      if (isWaited && seat === me) return 'your turn'
      if (player.people.atHome === 0) return 'all placed'
      return player.people.atHome === 1 ? '1 person left' : `${player.people.atHome} people left`
  }
}
