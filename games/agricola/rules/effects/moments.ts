import type { Seat } from '@turnwright/kernel'
import { cardAt } from '../../cards/catalogue.ts'
import type { MomentEffect, SpaceEffect, Timing, Trigger } from '../../cards/effect.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import { hasSkill, SKILL } from '../skills.ts'
import { isNamed } from '../spaces/board.ts'
import { type PlayedCard, playerAt } from '../state.ts'
import type { Due } from './due.ts'
import { oneByOne } from './one-by-one.ts'
import { NO_OCCASION, type Occasion } from './run-effect.ts'

type Moment = Exclude<Trigger, 'play' | 'once'>

const NO_MORE: readonly Due[] = []

/** What a player's cards do at a certain moment of the round, with those that are played meanwhile (G61). */
export function fireMoment(
  actions: AgricolaActionManager,
  seat: Seat,
  moment: Moment,
  more: readonly Due[] = NO_MORE,
): void {
  const player = playerAt(actions.game.state, seat)
  if (more.length === 0 && !hasSkill(player, SKILL[moment])) return
  oneByOne(actions, seat, () => [...more, ...player.inPlay.flatMap((played) => dueAt(played, moment))])
}

function dueAt(played: PlayedCard, moment: Moment): readonly Due[] {
  const effects = cardAt(played.kind).effects.filter((effect): effect is MomentEffect => effect.on === moment)
  return effects.length === 0 ? NO_MORE : [{ played, effects, occasion: NO_OCCASION }]
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

/** What cards do because a space is used: first those of whoever uses it, then the others' in turn. Whether any did anything. */
export function fireSpace(
  actions: AgricolaActionManager,
  user: Seat,
  place: number,
  timing: Timing,
  cards: readonly number[],
): boolean {
  const { state } = actions.game
  const occasion: Occasion = { place, about: null }
  let acted = false
  for (let step = 0; step < cards.length; step++) {
    const seat = (user + step) % cards.length
    const { inPlay, isPresent } = playerAt(state, seat)
    const most = isPresent ? (cards[seat] ?? 0) : 0
    let answering: Due[] | null = null
    for (let at = 0; at < most; at++) {
      const played = inPlay[at]
      if (played === undefined) break
      const effects = spaceEffects(played.kind)
      if (effects.length === 0) continue
      const meant = effects.filter(
        (effect) =>
          effect.timing === timing &&
          (effect.by === 'any' || (effect.by === 'self') === (seat === user)) &&
          isNamed(place, effect.at, state),
      )
      if (meant.length > 0) (answering ??= []).push({ played, effects: meant, occasion })
    }
    if (answering === null) continue
    const all = answering
    acted = oneByOne(actions, seat, () => all) || acted
  }
  return acted
}

const bySpace: (readonly SpaceEffect[] | undefined)[] = []

/** What a card does where spaces are used. */
function spaceEffects(kind: number): readonly SpaceEffect[] {
  return (bySpace[kind] ??= cardAt(kind).effects.filter((effect) => effect.on === 'useSpace'))
}
