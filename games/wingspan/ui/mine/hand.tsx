import { HandFan } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import { passes } from '../../cards/bird-test.ts'
import { birdCalled, bonusCalled } from '../../rules/identities.ts'
import type { BonusView, PlayerView } from '../../rules/view.ts'
import { HandBird } from '../bird/hand-bird.tsx'

/** The birds you hold, with those marked that count for a bonus card. */
export function Hand({ of }: { readonly of: PlayerView }): ReactElement {
  const { hand, food, bonus } = of
  return (
    <HandFan none="No cards in hand. The wetland draws new ones.">
      {hand.map((card) => (
        <HandBird key={card.card} of={card} food={food} counts={countsForAny(card.bird, bonus)} />
      ))}
    </HandFan>
  )
}

function countsForAny(id: string, bonus: readonly BonusView[]): boolean {
  const bird = birdCalled(id)
  return bonus.some((each) => {
    const counts = bonusCalled(each.bonus)?.counts
    return bird !== null && counts?.what === 'birds' && passes(bird, counts.that)
  })
}
