import type { Seat } from '@turnwright/kernel'
import { isTriggered } from '../cards/card.ts'
import { CARDS } from '../cards/catalogue.ts'
import type { Trigger } from '../cards/words-of-the-game.ts'
import { printed } from './identities.ts'
import { type EstravenState, type Permanent, playerAt } from './state.ts'

/** By kind: whether anything can be set off at all. */
const HAS_TRIGGERS: readonly boolean[] = CARDS.map(({ abilities }) => abilities.some(isTriggered))

/** E47: what happened sets off the abilities of one card; they wait until the chain is empty. */
export function setOff(state: EstravenState, on: Trigger, by: Seat, { kind, card }: Permanent): void {
  if (!HAS_TRIGGERS[kind]) return
  const { abilities } = printed(kind)
  for (let ability = 0; ability < abilities.length; ability++) {
    const each = abilities[ability]
    if (each?.kind === 'triggered' && each.on === on)
      state.triggers.push({ by, card, kind, ability, moment: state.moment })
  }
}

/** The same for everything a player has on the battlefield. */
export function setOffAll(state: EstravenState, on: Trigger, seat: Seat): void {
  state.moment++
  for (const permanent of playerAt(state, seat).battlefield) setOff(state, on, seat, permanent)
}
