import { Place, useTableVoice } from '@turnwright/tabletop'
import { type FC, memo } from 'react'
import type { FeederView } from '../../rules/view.ts'
import { FoodDie, faceWords } from './food-die.tsx'
import { SplitDie } from './split-die.tsx'
import './feeder.css'

/** The house with the dice in it. A die is taken by clicking it. */
export const Feeder: FC<{ readonly of: FeederView }> = memo(function Feeder({ of }: { readonly of: FeederView }) {
  const { offers } = useTableVoice()
  return (
    <section className="feeder" aria-label="Birdfeeder">
      <h2 className="table-title">
        Birdfeeder{' '}
        <small className="num">
          {of.dice.length} of {of.dice.length + of.outside}
        </small>
      </h2>
      <div className="feeder-house">
        <svg className="feeder-roof" viewBox="0 0 160 26" preserveAspectRatio="none" aria-hidden="true">
          <path className="feeder-shade" d="M22 0h116l22 22q1 4-4 4H4q-5 0-4-4Z" />
          <path className="feeder-tiles" d="M0 22q1-1 2-2h156q1 1 2 2 1 4-4 4H4q-5 0-4-4Z" />
        </svg>
        {offers.choices.has('space:feeder') && (
          <Place of={{ space: 'feeder' }} still label="Reroll all five dice" className="feeder-reroll">
            Reroll all five
          </Place>
        )}
        <div className="feeder-dice">
          {of.dice.map((face, place) => {
            const own = offers.choices.get(`space:die-${face}`) ?? []
            // Dice that show the same cannot be told apart.
            return own.length > 1 && face === 'invertebrate|seed' ? (
              <SplitDie key={place} offers={own} />
            ) : (
              <Place
                key={place}
                of={{ space: `die-${face}` }}
                still
                label={`A die: ${faceWords(face)}`}
                className="die-place"
              >
                <FoodDie face={face} />
              </Place>
            )
          })}
        </div>
      </div>
    </section>
  )
})
