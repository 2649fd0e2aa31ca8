import type { Seat } from '@turnwright/kernel'
import { cardAt } from '../../cards/catalogue.ts'
import type { Effect, EventEffect, GameEvent, MomentEffect } from '../../cards/effect.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import type { Circumstances } from '../conditions.ts'
import { hasSkill, SKILL } from '../skills.ts'
import { type PlayedCard, playerAt } from '../state.ts'
import type { Due } from './due.ts'
import { oneByOne } from './one-by-one.ts'
import { NO_OCCASION, type Occasion } from './run-effect.ts'

/** Cards that act before something is done, which may not be possible without them. Whether any did. */
export function fireBefore(
  actions: AgricolaActionManager,
  seat: Seat,
  event: GameEvent,
  isNeeded: () => boolean,
): boolean {
  return fire(actions, seat, event, { place: null, about: null, isNeeded }, (effect) => isBefore(event, effect))
}

/** Cards that act on something their owner has done. */
export function fireEvent(
  actions: AgricolaActionManager,
  seat: Seat,
  event: GameEvent,
  about: Circumstances | null = null,
): void {
  fire(actions, seat, event, { place: null, about }, (effect) => isAfter(event, effect))
}

/** What an oven offers when it is built, and what cards do because of it: one moment, too. */
export function fireOvenBuilt(actions: AgricolaActionManager, seat: Seat, oven: string): void {
  const { inPlay } = playerAt(actions.game.state, seat)
  const isMeant = (effect: Effect): effect is Answer => isAfter('buildImprovement', effect)
  const answering = inPlay.flatMap((played) => dueOf(played, isMeant, NO_OCCASION))
  oneByOne(actions, seat, () => [{ oven }, ...answering])
}

/** What a card does when it is played, and what those in play do because of it: one moment, in the order that their owner likes (G60). */
export function firePlayed(actions: AgricolaActionManager, seat: Seat, played: PlayedCard, event: GameEvent): void {
  const { inPlay } = playerAt(actions.game.state, seat)
  const answering = inPlay.flatMap((each) => {
    const isMeant = (effect: Effect): effect is Answer =>
      isAfter(event, effect) || (each === played && effect.on === 'play')
    return dueOf(each, isMeant, NO_OCCASION)
  })
  oneByOne(actions, seat, () => answering)
}

function fire(
  actions: AgricolaActionManager,
  seat: Seat,
  event: GameEvent,
  occasion: Occasion,
  isMeant: (effect: Effect) => effect is Answer,
): boolean {
  const player = playerAt(actions.game.state, seat)
  if (!hasSkill(player, SKILL[event])) return false
  const answering = player.inPlay.flatMap((played) => dueOf(played, isMeant, occasion))
  return oneByOne(actions, seat, () => answering)
}

type Answer = EventEffect | MomentEffect

function isBefore(event: GameEvent, effect: Effect): effect is EventEffect {
  return effect.on === 'event' && effect.event === event && effect.timing === 'before'
}

function isAfter(event: GameEvent, effect: Effect): effect is EventEffect {
  return effect.on === 'event' && effect.event === event && effect.timing !== 'before'
}

function dueOf(played: PlayedCard, isMeant: (effect: Effect) => effect is Answer, occasion: Occasion): readonly Due[] {
  const effects = cardAt(played.kind).effects.filter(isMeant)
  return effects.length === 0 ? [] : [{ played, effects, occasion }]
}
