import type { Seat } from '@turnwright/kernel'
import { ANIMALS, type Animal } from '../../cards/goods.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import { accommodate } from '../gain.ts'
import { playerAt } from '../state.ts'

/** Every kind with at least two has one young. Where it finds no room, its owner lets one of the animals go. */
export function breedingPhase(actions: AgricolaActionManager, seat: Seat): void {
  const { state } = actions.game
  state.phase = 'breeding'
  state.turn = seat
  breedKinds(actions, seat, ANIMALS)
}

export function breedKinds(actions: AgricolaActionManager, seat: Seat, kinds: readonly Animal[]): void {
  const { state } = actions.game
  const { farm } = playerAt(state, seat)
  const { phase } = state
  // Wherever animals breed, nothing is cooked meanwhile.
  state.phase = 'breeding'
  let born = 0
  for (const animal of kinds)
    if (farm[animal] >= 2) {
      farm[animal]++
      born++
      actions.game.tell({ kind: 'young', seat, animal })
    }
  if (born > 0) accommodate(actions, seat)
  state.phase = phase
}
