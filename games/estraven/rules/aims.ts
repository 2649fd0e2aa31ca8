import type { CardId, Seat } from '@turnwright/kernel'
import type { Aim, Effect } from '../cards/effect.ts'
import { findPermanent } from './battlefield.ts'
import { printed } from './identities.ts'
import { isLike, isPrintedLike } from './stats.ts'
import { type EstravenState, type Link, opponentOf, playerAt, seatTarget, type Table } from './state.ts'

/** An aim that must be chosen when the action is taken. */
export type ChosenAim = Extract<Aim, { readonly at: 'target' | 'foe' | 'link' | 'graveyard' }>

const NO_AIMS: readonly ChosenAim[] = []

export function isChosen(aim: Aim): aim is ChosenAim {
  return aim.at === 'target' || aim.at === 'foe' || aim.at === 'link' || aim.at === 'graveyard'
}

/** What an effect is done to, where it is done to something. */
export function aimOf(effect: Effect): Aim | null {
  if ('to' in effect && typeof effect.to === 'object') return effect.to
  return 'what' in effect ? effect.what : null
}

export function needsTarget(effect: Effect): boolean {
  const aim = aimOf(effect)
  return aim !== null && isChosen(aim)
}

/** Lists of effects are printed on cards, so their aims are found once. */
const found = new WeakMap<readonly Effect[], readonly ChosenAim[]>()

export function chosenAims(effects: readonly Effect[]): readonly ChosenAim[] {
  if (effects.length === 0) return NO_AIMS
  let aims = found.get(effects)
  if (aims === undefined) {
    aims = effects.map(aimOf).filter((aim) => aim !== null && isChosen(aim))
    found.set(effects, aims)
  }
  return aims
}

/** The effect that has the aim at this place among the chosen ones. */
export function aimedEffect(effects: readonly Effect[], place: number): Effect {
  const effect = effects.filter(needsTarget)[place]
  if (effect === undefined) throw new RangeError(`nothing is aimed at place ${place}`)
  return effect
}

/** Whether some target that is legal now, for whoever acts, passes; `source` is the card that aims. Stops at the first. */
export function someTarget(
  table: Table,
  by: Seat,
  source: CardId,
  aim: ChosenAim,
  passes: (target: number, ward: number) => boolean,
): boolean {
  const { state } = table
  switch (aim.at) {
    case 'target':
      for (let seat = 0; seat < state.players.length; seat++) {
        if (aim.whose !== 'any' && (aim.whose === 'yours') !== (seat === by)) continue
        for (const permanent of playerAt(state, seat).battlefield)
          if (
            (aim.other !== true || permanent.card !== source) &&
            isLike(state, seat, permanent, aim.like) &&
            passes(permanent.card, printed(permanent.kind).keywords.ward)
          )
            return true
      }
      return false
    case 'foe': {
      const foe = opponentOf(state, by)
      if (passes(seatTarget(foe), 0)) return true
      for (const permanent of playerAt(state, foe).battlefield)
        if (isLike(state, foe, permanent, aim.like) && passes(permanent.card, printed(permanent.kind).keywords.ward))
          return true
      return false
    }
    case 'link':
      for (const link of state.chain.links)
        if (mayAnswer(link, by) && !link.countered && aim.sorts.includes(link.sort) && passes(link.id, 0)) return true
      return false
    case 'graveyard':
      for (const card of playerAt(state, by).graveyard)
        if (isPrintedLike(table.cards.kind(card), aim.like) && passes(card, 0)) return true
      return false
  }
}

/** What the cheapest legal target costs more; -1 where there is none. */
export function cheapestWard(table: Table, by: Seat, source: CardId, aim: ChosenAim): number {
  let least = -1
  someTarget(table, by, source, aim, (_, ward) => {
    if (least < 0 || ward < least) least = ward
    return ward === 0
  })
  return least
}

export function isLegalTarget(table: Table, by: Seat, source: CardId, aim: ChosenAim, target: number): boolean {
  return someTarget(table, by, source, aim, (legal) => legal === target)
}

/** E34: somebody else's link that is not swift. */
export function mayAnswer({ by, swift }: Link, seat: Seat): boolean {
  return by !== seat && !swift
}

/** E37: what targeting it costs more. */
export function wardOf(state: EstravenState, aim: ChosenAim, target: number): number {
  if (aim.at === 'link' || aim.at === 'graveyard' || target < 0) return 0
  for (let seat = 0; seat < state.players.length; seat++) {
    const permanent = findPermanent(state, seat, target)
    if (permanent !== null) return printed(permanent.kind).keywords.ward
  }
  return 0
}
