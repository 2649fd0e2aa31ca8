import { type Card, isActivated, isTriggered, manaCostOf } from '../cards/card.ts'
import type { Amount, Effect } from '../cards/effect.ts'
import type { PermanentView } from '../rules/view.ts'
import { weights } from './weights.ts'

/** Roughly how many points of life a unit of these stats is worth. */
export function bodyWorth(power: number, resistance: number, health: number): number {
  return power + 1.2 * resistance + 0.6 * health
}

/** A unit on the battlefield, as it stands. */
export function unitWorth({ power, resistance, left, lead, ward, keywords, id, abilities }: PermanentView): number {
  if (id === '') return 0
  const led = lead === null ? 0 : lead.count * 1.2
  return bodyWorth(power, resistance, left) + led + 0.3 * ward + 0.5 * keywords.length + 0.5 * abilities.length
}

/** What is printed never changes: each card is weighed once. */
function weighedOnce(weigh: (card: Card) => number): (card: Card) => number {
  const known = new WeakMap<Card, number>()
  return (card) => {
    let worth = known.get(card)
    if (worth === undefined) {
      worth = weigh(card)
      known.set(card, worth)
    }
    return worth
  }
}

/** What having a card is worth before looking at the table. */
export const cardWorth: (card: Card) => number = weighedOnce((card) => {
  const abilities = card.abilities.reduce((sum, ability) => {
    if (isActivated(ability)) return sum + 0.6 * effectsWorth(ability.effects)
    return sum + (isTriggered(ability) ? 0.7 * effectsWorth(ability.effects) : 1)
  }, 0)
  if (card.type === 'resource') return 1 + abilities
  if (card.type === 'spell' || card.type === 'reaction') return effectsWorth(card.effects)
  const { lead, guard, swift, ward, lifebond } = card.keywords
  const keywords = (lead?.count ?? 0) * 1.2 + (guard ? 0.8 : 0) + (swift ? 0.4 : 0) + 0.4 * ward + (lifebond ? 1 : 0)
  return bodyWorth(card.power, card.resistance, card.health) + keywords + abilities
})

/** What keeping it in hand is worth: it has to be paid for some day. */
export const keepWorth: (card: Card) => number = weighedOnce((card) =>
  Math.max(0.5, cardWorth(card) - 0.9 * manaCostOf(card) + (card.type === 'reaction' ? weights.hold : 0)),
)

function much(amount: Amount): number {
  return typeof amount === 'number' ? amount : 0.6 * amount.atMost
}

export function effectsWorth(effects: readonly Effect[]): number {
  return effects.reduce((sum, effect) => sum + effectWorth(effect), 0)
}

/** What an effect is worth on an average table. */
function effectWorth(effect: Effect): number {
  switch (effect.do) {
    case 'damage':
      return effect.to.at === 'you' ? -much(effect.amount) : much(effect.amount) * (effect.to.at === 'each' ? 1.8 : 1.1)
    case 'heal':
      return 0.6 * much(effect.amount)
    case 'draw':
      return 1.6 * much(effect.count) * (effect.who === 'you' ? 1 : -1)
    case 'discard':
      return 1.4 * effect.count * (effect.who === 'you' ? -1 : 1)
    case 'destroy':
      return 5
    case 'counter':
      return 4
    case 'move':
      return 3
    case 'tap':
      return 1.5
    case 'untap':
      return 1
    case 'modify': {
      const { power = 0, resistance = 0, health = 0, lasts } = effect
      const change = power + resistance + 0.6 * health + (effect.keyword === undefined ? 0 : 0.5)
      return change * (lasts === 'game' ? 1 : 0.5) * (effect.what.at === 'each' ? 2 : 1)
    }
    case 'token':
      return 1.6 * much(effect.count)
    case 'mana':
      return 0.8 * much(effect.amount)
    case 'search':
      return 1.5
    case 'return':
      return effect.to === 'hand' ? 1.8 : 4
    case 'control':
      return 3.5
  }
}
