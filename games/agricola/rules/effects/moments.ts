import type { Seat } from '@turnwright/kernel'
import { cardAt } from '../../cards/catalogue.ts'
import type { SpaceEffect, Timing, Trigger } from '../../cards/effect.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import { hasSkill, SKILL } from '../skills.ts'
import { isNamed } from '../spaces/board.ts'
import { type PlayedCard, playerAt } from '../state.ts'
import { NO_OCCASION, runEffect } from './run-effect.ts'

/** What a card does when it is played. */
export function firePlay(actions: AgricolaActionManager, seat: Seat, played: PlayedCard): void {
  for (const effect of cardAt(played.kind).effects)
    if (effect.on === 'play') runEffect(actions, seat, played, effect, NO_OCCASION)
}

type Moment = Exclude<Trigger, 'play' | 'once'>

/** What a player's cards do at a certain moment of the round; cards played meanwhile wait for the next one. */
export function fireMoment(actions: AgricolaActionManager, seat: Seat, moment: Moment): void {
  const player = playerAt(actions.game.state, seat)
  if (!hasSkill(player, SKILL[moment])) return
  for (const played of player.inPlay.slice())
    for (const effect of cardAt(played.kind).effects)
      if (effect.on === moment) runEffect(actions, seat, played, effect, NO_OCCASION)
}

/** How many cards each had in play when the person was placed: what is played on the space comes too late for it. */
export function cardsAtPlacement({ game }: AgricolaActionManager): readonly number[] {
  return game.state.players.map((player) => (hasSkill(player, SKILL.useSpace) ? player.inPlay.length : 0))
}

/** Whether anybody's cards look at what spaces are used. */
export function somebodyWatches({ game }: AgricolaActionManager): boolean {
  for (const player of game.state.players) if (hasSkill(player, SKILL.useSpace)) return true
  return false
}

/** What cards do because a space is used: first those of whoever uses it, then the others' in turn. */
export function fireSpace(
  actions: AgricolaActionManager,
  user: Seat,
  place: number,
  timing: Timing,
  cards: readonly number[],
): void {
  const { state } = actions.game
  for (let step = 0; step < cards.length; step++) {
    const seat = (user + step) % cards.length
    const { inPlay, isPresent } = playerAt(state, seat)
    const most = isPresent ? (cards[seat] ?? 0) : 0
    for (let at = 0; at < most; at++) {
      const played = inPlay[at] as PlayedCard
      for (const effect of spaceEffects(played.kind))
        if (
          effect.timing === timing &&
          (effect.by === 'any' || (effect.by === 'self') === (seat === user)) &&
          isNamed(place, effect.at, state)
        )
          runEffect(actions, seat, played, effect, { place, about: null })
    }
  }
}

const bySpace: (readonly SpaceEffect[] | undefined)[] = []

/** What a card does where spaces are used. */
function spaceEffects(kind: number): readonly SpaceEffect[] {
  return (bySpace[kind] ??= cardAt(kind).effects.filter((effect) => effect.on === 'useSpace'))
}
