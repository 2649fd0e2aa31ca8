import type { ChoiceId } from '@turnwright/kernel/host'
import type { Effect } from '../cards/effect.ts'
import type { PermanentView } from '../rules/view.ts'
import { cardWorth, unitWorth } from './card-worth.ts'
import { lifeWorth } from './fighting.ts'
import { answerOn, isBlow } from './answering.ts'
import { linkWorth } from './link-worth.ts'
import { faceOf, type Outlook } from './outlook.ts'

/** How good it is to aim an effect at this. */
export function targetWorth(outlook: Outlook, effect: Effect, id: ChoiceId): number {
  const { me, foe, view } = outlook
  const amount = effect.do === 'damage' && typeof effect.amount === 'number' ? effect.amount : 0
  const blow = view.chain.links.length > 0 && isBlow(effect) ? effect : null
  if (typeof id === 'string') {
    if (id === `player-${foe.seat}`) return lifeWorth(amount, foe.life)
    const link = view.chain.links.find((each) => `link-${each.link}` === id)
    return link === undefined ? 0 : linkWorth(outlook, link)
  }
  const theirs = foe.battlefield.find(({ card }) => card === id)
  if (theirs !== undefined) return blow === null ? harmWorth(effect, theirs, amount) : answerOn(outlook, blow, theirs)
  const mine = me.battlefield.find(({ card }) => card === id)
  if (mine !== undefined) return blow === null ? helpWorth(effect, mine) : answerOn(outlook, blow, mine)
  const lying = me.graveyard.find(({ card }) => card === id)
  return lying === undefined ? 0 : cardWorth(faceOf(lying.id))
}

function harmWorth(effect: Effect, unit: PermanentView, amount: number): number {
  if (effect.do === 'damage') return amount >= unit.left ? unitWorth(unit) + 0.5 : 0.3 * amount
  if (effect.do === 'tap') return unit.tapped ? 0.1 : unitWorth(unit)
  return unitWorth(unit) + (unit.attacking ? 1 : 0)
}

function helpWorth(effect: Effect, unit: PermanentView): number {
  if (effect.do === 'heal') return unit.damage
  if (effect.do === 'untap') return unit.tapped ? unitWorth(unit) : 0
  if (effect.do === 'modify' && effect.lasts === 'turn') return unit.tapped && !unit.attacking ? 0.1 : unitWorth(unit)
  return unitWorth(unit)
}
