import type { Seat } from '@turnwright/kernel'
import { type Card, isActivated } from '../cards/card.ts'
import type { Effect } from '../cards/effect.ts'
import { needsTarget } from '../rules/aims.ts'
import type { LinkView, TargetView } from '../rules/view.ts'
import { cardWorth, effectsWorth, unitWorth } from './card-worth.ts'
import { fighterOf, lifeWorth, siegeWorth } from './fighting.ts'
import { faceOf, type Outlook, untapped } from './outlook.ts'

/** What a link on the chain would bring whoever put it there, as the table is now. */
export function linkWorth(outlook: Outlook, link: LinkView): number {
  const face = faceOf(link.id)
  switch (link.sort) {
    case 'trade':
      return 1
    case 'unit':
      return cardWorth(face)
    case 'attack':
      return attackWorth(outlook, link)
    case 'spell':
    case 'reaction':
    case 'ability': {
      let place = 0
      return effectsOn(face, link).reduce((sum, effect) => {
        const target = needsTarget(effect) ? link.targets[place++] : undefined
        return sum + effectOnTarget(outlook, effect, target, link.by)
      }, 0)
    }
  }
}

/** Which ability it is stands nowhere: hardly a card has two that are activated. */
function effectsOn(face: Card, { sort }: LinkView): readonly Effect[] {
  return sort === 'ability' ? (face.abilities.find(isActivated)?.effects ?? []) : face.effects
}

function attackWorth({ me, foe, seat }: Outlook, { by, others }: LinkView): number {
  const [attacking, defending] = by === seat ? [me, foe] : [foe, me]
  const band = attacking.battlefield.filter(({ card }) => others.some((other) => other.card === card))
  return -siegeWorth(band.map(fighterOf), untapped(defending).map(fighterOf), defending.life)
}

function effectOnTarget(outlook: Outlook, effect: Effect, target: TargetView | undefined, by: Seat): number {
  const usual = effectsWorth([effect])
  if (target === undefined) return untargeted(outlook, effect, by) ?? usual
  if (target.kind === 'player') {
    const { life } = target.seat === outlook.seat ? outlook.me : outlook.foe
    return effect.do === 'damage' && typeof effect.amount === 'number' ? lifeWorth(effect.amount, life) : usual
  }
  if (target.kind === 'link') {
    const aimed = outlook.view.chain.links.find(({ link }) => link === target.link)
    return aimed === undefined || aimed.countered ? 0 : linkWorth(outlook, aimed)
  }
  const victim = (by === outlook.seat ? outlook.foe : outlook.me).battlefield.find(({ card }) => card === target.card)
  if (victim === undefined) return usual
  switch (effect.do) {
    case 'damage':
      return typeof effect.amount === 'number' && effect.amount >= victim.left ? unitWorth(victim) : usual
    case 'destroy':
      return unitWorth(victim)
    case 'control':
      return 0.8 * unitWorth(victim)
    case 'move':
      return 0.7 * unitWorth(victim)
    case 'heal':
    case 'draw':
    case 'discard':
    case 'counter':
    case 'tap':
    case 'untap':
    case 'modify':
    case 'token':
    case 'mana':
    case 'search':
    case 'return':
      return usual
  }
}

/** Damage that needs no aim goes to a player or to everybody. */
function untargeted({ me, foe, seat }: Outlook, effect: Effect, by: Seat): number | null {
  if (effect.do !== 'damage' || typeof effect.amount !== 'number') return null
  const { amount, to } = effect
  const prey = by === seat ? foe : me
  if (to.at === 'opponent') return lifeWorth(amount, prey.life)
  if (to.at !== 'each' || to.whose !== 'theirs') return null
  return prey.battlefield.reduce(
    (sum, unit) => sum + (unit.health === 0 ? 0 : amount >= unit.left ? unitWorth(unit) : 0.3 * amount),
    0,
  )
}
