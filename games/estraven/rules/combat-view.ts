import type { CardId } from '@turnwright/kernel'
import { permanentAt } from './battlefield.ts'
import { hit } from './combat.ts'
import { powerOf } from './stats.ts'
import { type Block, type EstravenState, opponentOf } from './state.ts'
import type { BlockView, CardView, CombatView } from './view.ts'

/** The fight as it stands, and what it would come to. */
export function combatView(state: EstravenState, show: (card: CardId) => CardView): CombatView | null {
  const { combat, turn } = state
  if (combat === null) return null
  const { attackers, blocks } = combat
  const isBlocked = (card: CardId): boolean => blocks.some(({ attacker }) => attacker === card)
  const unblocked = attackers
    .filter((card) => !isBlocked(card))
    .reduce((sum, card) => sum + powerOf(state, turn, permanentAt(state, turn, card)), 0)
  return {
    attacker: turn,
    attackers: attackers.map(show),
    blocks: blocks.map((block) => blockView(state, block)),
    unblocked,
  }
}

function blockView(state: EstravenState, { attacker, blocker }: Block): BlockView {
  const foe = opponentOf(state, state.turn)
  const attacking = permanentAt(state, state.turn, attacker)
  const blocking = permanentAt(state, foe, blocker)
  return {
    attacker,
    blocker,
    attackerTakes: hit(state, foe, blocking, state.turn, attacking),
    blockerTakes: hit(state, state.turn, attacking, foe, blocking),
  }
}
