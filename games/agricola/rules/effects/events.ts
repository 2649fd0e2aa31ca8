import type { Seat } from '@turnwright/kernel'
import { cardAt } from '../../cards/catalogue.ts'
import type { GameEvent } from '../../cards/effect.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import type { Circumstances } from '../conditions.ts'
import { hasSkill, SKILL } from '../skills.ts'
import { playerAt } from '../state.ts'
import { runEffect } from './run-effect.ts'

/** Cards that act before something is done. */
export function fireBefore(actions: AgricolaActionManager, seat: Seat, event: GameEvent): void {
  fire(actions, seat, event, null, true)
}

/** Cards that act on something their owner has done. */
export function fireEvent(
  actions: AgricolaActionManager,
  seat: Seat,
  event: GameEvent,
  about: Circumstances | null = null,
): void {
  fire(actions, seat, event, about, false)
}

function fire(
  actions: AgricolaActionManager,
  seat: Seat,
  event: GameEvent,
  about: Circumstances | null,
  before: boolean,
): void {
  const player = playerAt(actions.game.state, seat)
  if (!hasSkill(player, SKILL[event])) return
  for (const played of player.inPlay.slice())
    for (const effect of cardAt(played.kind).effects)
      if (effect.on === 'event' && effect.event === event && (effect.timing === 'before') === before)
        runEffect(actions, seat, played, effect, { place: null, about })
}
