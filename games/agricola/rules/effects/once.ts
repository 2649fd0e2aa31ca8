import { cardAt } from '../../cards/catalogue.ts'
import type { MomentEffect } from '../../cards/effect.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import { hasSkill, SKILL } from '../skills.ts'
import { type PlayedCard, playerAt, presentFrom } from '../state.ts'
import type { Due } from './due.ts'
import { oneByOne } from './one-by-one.ts'
import { NO_OCCASION } from './run-effect.ts'

/** Cards that wait for something to be so, and act a single time. Looked at whenever a house or a card could have changed it. */
export function fireOnce(actions: AgricolaActionManager): void {
  const { state } = actions.game
  for (const seat of presentFrom(state, state.turn)) {
    const player = playerAt(state, seat)
    if (!hasSkill(player, SKILL.once)) continue
    const answering = player.inPlay.flatMap(waitingIn)
    oneByOne(actions, seat, () => answering)
  }
}

function waitingIn(played: PlayedCard): readonly Due[] {
  const effects = cardAt(played.kind).effects.filter((effect): effect is MomentEffect => effect.on === 'once')
  return effects.length === 0 ? [] : [{ played, effects, occasion: NO_OCCASION }]
}
