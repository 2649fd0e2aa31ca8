import { choosingNote, type SeatNotes, seatNotes, turnNote } from '@turnwright/tabletop'
import type { AgricolaView } from '../../rules/view.ts'

/** What a farmer does now, or how many people are left to place. */
export const noteOf: SeatNotes<AgricolaView> = seatNotes((now) => {
  const { view, seat, isAsked } = now
  const player = view.players[seat]
  if (player === undefined || !player.isPresent) return null
  switch (view.phase) {
    case 'draft':
      return choosingNote(now)
    case 'field':
      return isAsked ? 'harvesting' : 'harvest'
    case 'feeding':
      return isAsked ? 'feeding' : `${player.supply.food} of ${player.harvest.need} food`
    case 'breeding':
      return isAsked ? 'breeding' : 'harvest'
    case 'scoring':
      return isAsked ? 'converting' : 'done'
    case 'preparation':
    case 'work':
    case 'returning-home':
      if (isAsked && seat !== view.turn) return 'reacts'
      if (isAsked && now.isMe) return turnNote(now)
      if (player.people.atHome === 0) return 'all placed'
      return player.people.atHome === 1 ? '1 person left' : `${player.people.atHome} people left`
  }
})
