import type { Seat } from '@turnwright/kernel'
import { cardAt } from '../../cards/catalogue.ts'
import type { EventEffect, GameEvent } from '../../cards/effect.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import type { Circumstances } from '../conditions.ts'
import { hasSkill, SKILL } from '../skills.ts'
import { playerAt } from '../state.ts'
import type { Due } from './due.ts'
import { oneByOne } from './one-by-one.ts'
import type { Occasion } from './run-effect.ts'

/** Cards that act before something is done, which may not be possible without them. Whether any did. */
export function fireBefore(
  actions: AgricolaActionManager,
  seat: Seat,
  event: GameEvent,
  isNeeded: () => boolean,
): boolean {
  return fire(actions, seat, event, { place: null, about: null, isNeeded }, true)
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

function fire(
  actions: AgricolaActionManager,
  seat: Seat,
  event: GameEvent,
  occasion: Occasion,
  before: boolean,
): boolean {
  const player = playerAt(actions.game.state, seat)
  if (!hasSkill(player, SKILL[event])) return false
  const answering = player.inPlay.flatMap((played): Due[] => {
    const effects = cardAt(played.kind).effects.filter(
      (effect): effect is EventEffect =>
        effect.on === 'event' && effect.event === event && (effect.timing === 'before') === before,
    )
    return effects.length === 0 ? [] : [{ played, effects, occasion }]
  })
  return oneByOne(actions, seat, () => answering)
}
