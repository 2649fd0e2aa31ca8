import { cardAt } from '../../cards/catalogue.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import { hasSkill, SKILL } from '../skills.ts'
import { presentFrom } from '../state.ts'
import { isSo } from '../conditions.ts'
import { NO_OCCASION, runEffect } from './run-effect.ts'

/** Cards that wait for something to be so, and act a single time. Looked at whenever a house or a card could have changed it. */
export function fireOnce(actions: AgricolaActionManager): void {
  const { state } = actions.game
  for (const seat of presentFrom(state, state.turn)) {
    const player = state.players[seat]
    if (player === undefined || !hasSkill(player, SKILL.once)) continue
    for (const played of player.inPlay.slice())
      for (const effect of cardAt(played.kind).effects) {
        if (effect.on !== 'once' || played.n > 0 || !isSo(state, seat, effect.if ?? {})) continue
        played.n = 1
        runEffect(actions, seat, played, effect, NO_OCCASION)
      }
  }
}
