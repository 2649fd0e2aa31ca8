import type { Seat } from '@turnwright/kernel'
import { cardAt } from '../../cards/catalogue.ts'
import type { GameEvent } from '../../cards/effect.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import type { Circumstances } from '../conditions.ts'
import { hasSkill, SKILL } from '../skills.ts'
import { playerAt } from '../state.ts'
import { type Occasion, runEffect } from './run-effect.ts'

/** Cards that act before something is done. */
export function fireBefore(actions: AgricolaActionManager, seat: Seat, event: GameEvent, isNeeded: boolean): void {
  fire(actions, seat, event, { place: null, about: null, isNeeded }, true)
}

/** Cards that act on something their owner has done. */
export function fireEvent(
  actions: AgricolaActionManager,
  seat: Seat,
  event: GameEvent,
  about: Circumstances | null = null,
): void {
  fire(actions, seat, event, { place: null, about }, false)
}

function fire(actions: AgricolaActionManager, seat: Seat, event: GameEvent, occasion: Occasion, before: boolean): void {
  const player = playerAt(actions.game.state, seat)
  if (!hasSkill(player, SKILL[event])) return
  for (const played of player.inPlay.slice())
    for (const effect of cardAt(played.kind).effects)
      if (effect.on === 'event' && effect.event === event && (effect.timing === 'before') === before)
        runEffect(actions, seat, played, effect, occasion)
}
