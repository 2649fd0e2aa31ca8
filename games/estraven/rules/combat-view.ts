import type { CardId } from '@turnwright/kernel'
import { findPermanent } from './battlefield.ts'
import { hit } from './combat.ts'
import { powerOf } from './stats.ts'
import { type Block, type EstravenState, opponentOf, type Permanent } from './state.ts'
import type { BlockView, CardView, CombatView } from './view.ts'

/** The fight as it stands, and what it would come to. */
export function combatView(state: EstravenState, show: (card: CardId) => CardView): CombatView | null {
  const { combat, turn } = state
  if (combat === null) return null
  const { attackers, blocks } = combat
  const isBlocked = (card: CardId): boolean => blocks.some(({ attacker }) => attacker === card)
  const unblocked = attackers
    .filter((card) => !isBlocked(card))
    .reduce((sum, card) => sum + powerOf(state, turn, findPermanent(state, turn, card) as Permanent), 0)
  return {
    attacker: turn,
    attackers: attackers.map(show),
    blocks: blocks.map((block) => blockView(state, block)),
    unblocked,
  }
}

function blockView(state: EstravenState, { attacker, blocker }: Block): BlockView {
  const foe = opponentOf(state, state.turn)
  const attacking = findPermanent(state, state.turn, attacker) as Permanent
  const blocking = findPermanent(state, foe, blocker) as Permanent
  return {
    attacker,
    blocker,
    attackerTakes: hit(state, foe, blocking, state.turn, attacking),
    blockerTakes: hit(state, state.turn, attacking, foe, blocking),
  }
}
