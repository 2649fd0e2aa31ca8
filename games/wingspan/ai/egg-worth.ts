import type { CardId } from '@turnwright/kernel'
import { birdCalled, bonusCalled } from '../rules/identities.ts'
import { goalGain } from './goal-worth.ts'
import type { Outlook } from './outlook.ts'
import { step } from './play-worth.ts'

interface Nest {
  readonly card: CardId
  readonly worth: number
}

/** Every free place for an egg, the best first: a bird with room for three is there three times. */
export function nestsByWorth(outlook: Outlook): Nest[] {
  const nests: Nest[] = []
  outlook.me.rows.forEach(({ birds }, row) => {
    for (const { card, bird: id, eggs } of birds) {
      const bird = birdCalled(id)
      if (bird === null) continue
      for (let before = eggs; before < bird.eggs; before++) {
        const worth = 1 + goalGain(outlook, { bird, row, eggs: 1, before }) + bonusForEgg(outlook, before)
        nests.push({ card, worth })
      }
    }
  })
  return nests.sort((a, b) => b.worth - a.worth)
}

/** What the loss of an egg costs, for every bird that has one; the least first. */
export function eggsToLose(outlook: Outlook): Nest[] {
  const nests: Nest[] = []
  outlook.me.rows.forEach(({ birds }, row) => {
    for (const { card, bird: id, eggs } of birds) {
      const bird = birdCalled(id)
      if (bird === null || eggs === 0) continue
      const worth = 1 + goalGain(outlook, { bird, row, eggs: 1, before: eggs - 1 }) + bonusForEgg(outlook, eggs - 1)
      nests.push({ card, worth })
    }
  })
  return nests.sort((a, b) => a.worth - b.worth)
}

function bonusForEgg({ me }: Outlook, before: number): number {
  let gain = 0
  for (const { bonus, count } of me.bonus) {
    const card = bonusCalled(bonus)
    if (card?.counts.what === 'birdsWithEggs' && card.counts.atLeast === before + 1) gain += step(card, count)
  }
  return gain
}
