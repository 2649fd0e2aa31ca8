import type { CardId, Selection } from '@turnwright/kernel'
import { type Card, isActivated } from '../cards/card.ts'
import type { LinkSort } from '../cards/words-of-the-game.ts'
import type { HandCardView } from '../rules/view.ts'
import { effectsWorth, keepWorth } from './card-worth.ts'
import { cardsLeft, faceOf, isFighter, type Outlook } from './outlook.ts'
import { cheapestPitch } from './pitching.ts'
import { weights } from './weights.ts'

/** How likely it is that the other does something of the sort in their turn; about as often as it was seen. */
function chanceOf({ foe }: Outlook, sort: LinkSort): number {
  switch (sort) {
    case 'attack':
      return foe.battlefield.some(isFighter) ? 0.8 : 0.3
    case 'unit':
      return 0.7
    case 'spell':
      return 0.5
    case 'trade':
      return 0.4
    case 'ability':
      return foe.battlefield.some(({ id }) => faceOf(id).abilities.some(goesOnTheChain)) ? 0.4 : 0.1
    case 'reaction':
      return 0.1
  }
}

function goesOnTheChain(ability: Card['abilities'][number]): boolean {
  return isActivated(ability) && ability.quick !== true
}

/** What it is worth to be able to pay for this answer in the other's turn. */
function prospectOf(outlook: Outlook, { answers, effects }: Card): number {
  const never = answers.reduce((none, sort) => none * (1 - chanceOf(outlook, sort)), 1)
  return weights.prospect * (1 - never) * effectsWorth(effects)
}

/** Mana for the best answers in hand, where that is worth the cards it takes: the hand is drawn full again. */
export function reserve(outlook: Outlook, supply: readonly HandCardView[]): Selection | null {
  const { me } = outlook
  if (cardsLeft(me) < weights.few) return null
  const answers = me.hand
    .filter(({ id }) => faceOf(id).type === 'reaction')
    .map(({ card, id, cost }) => ({ card, cost, worth: prospectOf(outlook, faceOf(id)) }))
    .toSorted((a, b) => b.worth - a.worth)
  const kept: CardId[] = []
  let wanted = 0
  for (const { card, cost, worth } of answers.slice(0, weights.answers)) {
    kept.push(card)
    const spare = cheapestPitch(supply, kept, wanted + cost - me.pool)
    const [first] = spare ?? []
    if (spare === null || worth <= priceOf(spare)) {
      kept.pop()
      continue
    }
    if (first !== undefined) return [{ title: 'Pitch', selection: [first.card] }]
    wanted += cost
  }
  return null
}

function priceOf(pitched: readonly HandCardView[]): number {
  return pitched.reduce((sum, { id }) => sum + weights.spared * keepWorth(faceOf(id)) + weights.used, 0)
}
