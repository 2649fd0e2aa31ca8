import type { Selection } from '@turnwright/kernel'
import { isActivated } from '../cards/card.ts'
import type { Aim, Effect } from '../cards/effect.ts'
import type { LinkView, PermanentView } from '../rules/view.ts'
import { effectsWorth, unitWorth } from './card-worth.ts'
import { type Fighter, fighterOf, lifeWorth, siegeWorth } from './fighting.ts'
import { linkWorth } from './link-worth.ts'
import { faceOf, isFighter, type Outlook, untapped } from './outlook.ts'
import { weights } from './weights.ts'

/** Answers the chain where that is worth the card and the mana, or passes. */
export function answerChain(outlook: Outlook): Selection {
  let best: { readonly worth: number; readonly selection: Selection } = { worth: weights.answer, selection: ['pass'] }
  for (const { card, id, playable, cost } of outlook.me.hand) {
    if (!playable) continue
    const worth = answerWorth(outlook, faceOf(id).effects) - weights.answerMana * cost
    if (worth > best.worth) best = { worth, selection: [card] }
  }
  for (const { card, id, abilities } of outlook.me.battlefield) {
    const usable = abilities.find((each) => each.usable)
    const ability = usable === undefined ? undefined : faceOf(id).abilities[usable.ability]
    if (ability === undefined || !isActivated(ability)) continue
    const worth = answerWorth(outlook, ability.effects) - 0.5
    if (worth > best.worth) best = { worth, selection: [{ title: 'Use', selection: [card] }] }
  }
  return best.selection
}

function answerWorth(outlook: Outlook, effects: readonly Effect[]): number {
  return effects.reduce((sum, effect) => sum + worthNow(outlook, effect), 0)
}

/** What an effect brings in the middle of a chain. */
function worthNow(outlook: Outlook, effect: Effect): number {
  const { foe } = outlook
  switch (effect.do) {
    case 'counter':
      return weights.counter * bestOf(openLinks(outlook, effect.what), (link) => linkWorth(outlook, link))
    case 'destroy':
    case 'move':
      return bestOf(aimedAt(outlook, effect.what), (unit) => answerOn(outlook, effect, unit))
    case 'damage':
      if (effect.to.at === 'opponent') return lifeWorth(amountOf(effect), foe.life)
      return bestOf(aimedAt(outlook, effect.to), (unit) => answerOn(outlook, effect, unit))
    case 'modify':
      if (effect.what.at === 'each') return strengthened(outlook, effect, () => true)
      return bestOf(outlook.me.battlefield.filter(isFighter), (unit) => answerOn(outlook, effect, unit))
    case 'token':
      return 0.8 * effectsWorth([effect]) + relief(outlook, { blockers: [...homeOf(outlook), SAPLING] })
    case 'mana':
      return 0.2
    case 'heal':
    case 'draw':
    case 'discard':
    case 'tap':
    case 'untap':
    case 'search':
    case 'return':
    case 'control':
      return effectsWorth([effect])
  }
}

const SAPLING: Fighter = { card: null, power: 1, resistance: 0, left: 1, worth: 1.6 }

function amountOf({ amount }: Extract<Effect, { do: 'damage' }>): number {
  return typeof amount === 'number' ? amount : 1
}

/** Effects that are aimed by what they change of the fight that is under way. */
type Blow = Extract<Effect, { do: 'damage' | 'destroy' | 'move' | 'modify' }>

export function isBlow(effect: Effect): effect is Blow {
  return effect.do === 'damage' || effect.do === 'destroy' || effect.do === 'move' || effect.do === 'modify'
}

/** What it is worth to aim an answer at this unit, while it may be attacking. */
export function answerOn(outlook: Outlook, effect: Blow, unit: PermanentView): number {
  switch (effect.do) {
    case 'destroy':
      return unitWorth(unit) + withoutAttacker(outlook, unit)
    case 'move':
      return 0.5 * unitWorth(unit) + withoutAttacker(outlook, unit)
    case 'damage': {
      const amount = amountOf(effect)
      if (amount >= unit.left) return unitWorth(unit) + withoutAttacker(outlook, unit)
      return 0.2 * amount + (unit.attacking ? relief(outlook, { attackers: besiegers(outlook, unit, amount) }) : 0)
    }
    case 'modify':
      return strengthened(outlook, effect, ({ card }) => card === unit.card) + rescue(outlook, effect, unit)
  }
}

/** Those of the other's units that an answer may be aimed at. */
function aimedAt({ foe }: Outlook, aim: Aim): readonly PermanentView[] {
  const units = foe.battlefield.filter(isFighter)
  if (!('like' in aim)) return units
  const { attacking, type, maxPower } = aim.like
  return units.filter(
    (unit) =>
      (attacking !== true || unit.attacking) &&
      (type !== 'troop' || faceOf(unit.id).type === 'troop') &&
      (maxPower === undefined || unit.power <= maxPower),
  )
}

function openLinks({ view, seat }: Outlook, aim: Aim): readonly LinkView[] {
  if (aim.at !== 'link') return []
  const { sorts } = aim
  return view.chain.links.filter(
    ({ by, countered, swift, sort }) => by !== seat && !countered && !swift && sorts.includes(sort),
  )
}

function bestOf<Thing>(things: readonly Thing[], worth: (thing: Thing) => number): number {
  return things.reduce((most, thing) => Math.max(most, worth(thing)), 0)
}

/** The attack of the other that is under way, if there is one. */
function besiegers({ foe }: Outlook, hurt?: PermanentView, damage = 0): readonly Fighter[] {
  return foe.battlefield
    .filter(({ attacking }) => attacking)
    .map((unit) => (unit === hurt ? { ...fighterOf(unit), left: unit.left - damage } : fighterOf(unit)))
}

function homeOf({ me }: Outlook): readonly Fighter[] {
  return untapped(me).map(fighterOf)
}

/** What it is worth to the defender that the attackers, or those who could block them, are others now. */
function relief(
  outlook: Outlook,
  { attackers, blockers }: { attackers?: readonly Fighter[]; blockers?: readonly Fighter[] },
): number {
  const before = besiegers(outlook)
  if (before.length === 0) return 0
  const { life } = outlook.me
  const home = homeOf(outlook)
  return siegeWorth(attackers ?? before, blockers ?? home, life) - siegeWorth(before, home, life)
}

function withoutAttacker(outlook: Outlook, { card, attacking }: PermanentView): number {
  return attacking ? relief(outlook, { attackers: besiegers(outlook).filter((each) => each.card !== card) }) : 0
}

type Modify = Extract<Effect, { do: 'modify' }>

function strengthened(outlook: Outlook, effect: Modify, whom: (unit: Fighter) => boolean): number {
  const { power = 0, resistance = 0, health = 0 } = effect
  const blockers = homeOf(outlook).map((unit) =>
    whom(unit)
      ? {
          ...unit,
          power: unit.power + power,
          resistance: unit.resistance + resistance,
          left: unit.left + health,
        }
      : unit,
  )
  return relief(outlook, { blockers })
}

/** A unit that a spell would kill, and that lives with more health. */
function rescue(outlook: Outlook, { health = 0 }: Modify, unit: PermanentView): number {
  const { view, seat } = outlook
  for (const { by, countered, targets, id, sort } of view.chain.links) {
    if (by === seat || countered || sort === 'attack') continue
    if (!targets.some((target) => target.kind === 'card' && target.card === unit.card)) continue
    const damage = faceOf(id).effects.reduce((sum, each) => sum + (each.do === 'damage' ? amountOf(each) : 0), 0)
    if (damage >= unit.left && damage < unit.left + health) return unitWorth(unit)
  }
  return 0
}
