import type { Seat } from '@turnwright/kernel'
import type { AgricolaActionManager } from '../action-manager.ts'
import { personRoom } from '../in-play.ts'
import { spaceIdAt } from '../spaces/board.ts'
import { type AgricolaState, playerAt } from '../state.ts'

export const MOST_PEOPLE = 5

export function canGrow(state: AgricolaState, seat: Seat, roomNeeded: boolean): boolean {
  const player = playerAt(state, seat)
  return player.family < MOST_PEOPLE && (!roomNeeded || personRoom(player) > player.family)
}

/** The newborn stands beside its parent, and is a member of the family at once. */
export function growFamily({ game }: AgricolaActionManager, seat: Seat, place: number): void {
  const player = playerAt(game.state, seat)
  player.family++
  player.newborns++
  game.state.newborns[place] = (game.state.newborns[place] ?? 0) | (1 << seat)
  game.tell({ kind: 'family-grows', seat, people: player.family, space: spaceIdAt(place) })
}
