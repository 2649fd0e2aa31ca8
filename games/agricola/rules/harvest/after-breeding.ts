import type { Seat } from '@turnwright/kernel'
import { TOTAL_ROUNDS } from '../../cards/round-cards.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import { canSwapAnimals } from '../anytime/anytime-actions.ts'
import type { Question } from '../questions.ts'

const AFTER_BREEDING: Question = { kind: 'after-breeding' }
const GO_ON = [{ id: 'go-on', about: { kind: 'go-on' } }] as const
const ALWAYS_ASKED = { noAutoRespond: true }

/** Whoever can swap animals may do so before the next round (G63); after the last one the game asks anyway (G43). */
export function afterBreeding(actions: AgricolaActionManager, seat: Seat): void {
  const { game } = actions
  game.state.phase = 'returning-home'
  game.state.turn = seat
  if (game.state.round < TOTAL_ROUNDS && canSwapAnimals(game, game.player(seat)))
    actions.one(seat, AFTER_BREEDING, GO_ON, ALWAYS_ASKED)
}
