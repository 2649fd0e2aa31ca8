import type { Selection } from '@turnwright/kernel'
import { isActivated } from '../cards/card.ts'
import type { Effect } from '../cards/effect.ts'
import { cardWorth, effectsWorth, unitWorth } from './card-worth.ts'
import { lifeWorth } from './fighting.ts'
import { faceOf, type Outlook } from './outlook.ts'
import { weights } from './weights.ts'

/** Answers the chain where that is worth the mana, or passes. */
export function answerChain(outlook: Outlook): Selection {
  let best: { readonly worth: number; readonly selection: Selection } = { worth: weights.answer, selection: ['pass'] }
  for (const { card, id, playable, cost } of outlook.me.hand) {
    if (!playable) continue
    const worth = answerWorth(outlook, faceOf(id).effects) - 0.3 * cost
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

function worthNow(outlook: Outlook, effect: Effect): number {
  const { foe, me } = outlook
  const attackers = foe.battlefield.filter(({ attacking }) => attacking)
  switch (effect.do) {
    case 'counter':
      return 0.8 * worthOnChain(outlook, effect)
    case 'destroy':
      return Math.max(0, ...attackers.map(unitWorth))
    case 'move':
      return Math.max(0, ...attackers.map((unit) => 0.5 * unitWorth(unit) + lifeWorth(unit.power, me.life)))
    case 'damage': {
      const amount = typeof effect.amount === 'number' ? effect.amount : 1
      if (effect.to.at === 'opponent') return lifeWorth(amount, foe.life)
      const units = attackers.length > 0 ? attackers : foe.battlefield
      return Math.max(0, ...units.map((unit) => (amount >= unit.left ? unitWorth(unit) : 0.3 * amount)))
    }
    case 'modify':
      return attackers.length > 0 && me.battlefield.some(({ tapped, health }) => !tapped && health > 0) ? 2 : 0
    case 'heal':
    case 'draw':
    case 'discard':
    case 'tap':
    case 'untap':
    case 'token':
    case 'mana':
    case 'search':
    case 'return':
    case 'control':
      return effectsWorth([effect])
  }
}

/** The best of what a counter could be aimed at. */
function worthOnChain({ view, seat }: Outlook, effect: Extract<Effect, { do: 'counter' }>): number {
  if (effect.what.at !== 'link') return 0
  const { sorts } = effect.what
  const open = view.chain.links.filter(
    ({ by, countered, swift, sort }) => by !== seat && !countered && !swift && sorts.includes(sort),
  )
  return Math.max(0, ...open.map(({ id, sort }) => (sort === 'trade' ? 1 : cardWorth(faceOf(id)))))
}
