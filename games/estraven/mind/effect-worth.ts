import { effectsWorth } from '../ai/card-worth.ts'
import { lifeWorth } from '../ai/fighting.ts'
import type { Aim, Amount, Effect } from '../cards/effect.ts'
import { printed } from '../rules/identities.ts'
import type { Side } from './side.ts'

/** What is printed never changes: each effect is weighed once. */
const USUAL = new Map<Effect, number>()

/** What an effect is worth on an average table. */
export function usual(effect: Effect): number {
  let worth = USUAL.get(effect)
  if (worth === undefined) {
    worth = effectsWorth([effect])
    USUAL.set(effect, worth)
  }
  return worth
}

/** What effects would bring on the table as it is. */
export function effectsNow(mine: Side, foe: Side, effects: readonly Effect[]): number {
  let sum = 0
  for (const effect of effects) sum += effectNow(mine, foe, effect)
  return sum
}

function effectNow(mine: Side, foe: Side, effect: Effect): number {
  switch (effect.do) {
    case 'damage':
      return damageNow(mine, foe, amountOf(effect.amount), effect.to)
    case 'destroy':
      return bestPrey(foe, effect.what)
    case 'move':
      return 0.7 * bestPrey(foe, effect.what)
    case 'control':
      return 0.6 * bestPrey(foe, effect.what)
    case 'tap':
      return foe.untapped > 0 ? usual(effect) : 0
    case 'modify':
    case 'untap':
      return mine.count > 0 ? usual(effect) : 0
    case 'heal':
      return mine.life <= 10 ? 1.5 * usual(effect) : 0.7 * usual(effect)
    case 'counter':
    case 'draw':
    case 'discard':
    case 'mana':
    case 'token':
    case 'search':
    case 'return':
      return usual(effect)
  }
}

export function amountOf(amount: Amount): number {
  return typeof amount === 'number' ? amount : amount.atMost / 2
}

function damageNow(mine: Side, foe: Side, amount: number, to: Aim): number {
  if (to.at === 'opponent') return lifeWorth(amount, foe.life)
  if (to.at === 'you') return -lifeWorth(amount, mine.life)
  const isEach = to.at === 'each'
  let sum = 0
  let most = to.at === 'foe' ? lifeWorth(amount, foe.life) : 0
  for (let at = 0; at < foe.count; at++) {
    if (!isPrey(foe, at, to)) continue
    const worth = amount >= (foe.left[at] as number) ? (foe.worth[at] as number) : 0.3 * amount
    sum += worth
    if (worth > most) most = worth
  }
  return isEach ? sum : most
}

function bestPrey(foe: Side, aim: Aim): number {
  let most = 0
  for (let at = 0; at < foe.count; at++)
    if ((foe.worth[at] as number) > most && isPrey(foe, at, aim)) most = foe.worth[at] as number
  return most
}

/** Whether an effect can be aimed at this unit of the other's, as far as its type and its power go. */
export function isPrey(foe: Side, at: number, aim: Aim): boolean {
  if (!('like' in aim)) return true
  const { type, maxPower } = aim.like
  if (type === 'troop' && printed(foe.kinds[at] as number).type !== 'troop') return false
  return maxPower === undefined || (foe.power[at] as number) <= maxPower
}
