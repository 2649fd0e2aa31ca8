import type { CSSProperties } from 'react'
import { passes } from '../../cards/bird-test.ts'
import { birdCalled, bonusCalled } from '../../rules/identities.ts'
import type { BonusView, PlayerView } from '../../rules/view.ts'
import { HandBird } from '../bird/hand-bird.tsx'
import './hand.css'

/** The cards you hold. Where they do not fit side by side they lie over each other, and rise when pointed at. */
export function Hand({ of }: { readonly of: PlayerView }) {
  const { hand, food, bonus } = of
  return (
    <section className="hand-zone" aria-label={`Your hand, ${hand.length} cards`}>
      <div className="hand" style={{ '--cards': hand.length } as CSSProperties}>
        {hand.map((card) => (
          <HandBird key={card.card} of={card} food={food} counts={countsForAny(card.bird, bonus)} />
        ))}
        {hand.length === 0 && <p className="hand-none">No cards in hand. The wetland draws new ones.</p>}
      </div>
    </section>
  )
}

function countsForAny(id: string, bonus: readonly BonusView[]): boolean {
  const bird = birdCalled(id)
  return bonus.some((each) => {
    const counts = bonusCalled(each.bonus)?.counts
    return bird !== null && counts?.what === 'birds' && passes(bird, counts.that)
  })
}
