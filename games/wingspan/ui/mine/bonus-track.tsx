import type { ReactElement } from 'react'
import type { BonusCard } from '../../cards/bonus-card.ts'
import { stepsOf, trackLength } from './bonus-steps.ts'
import { Print } from '../signs/print.tsx'
import './bonus-track.css'

/** A cell for each thing counted, the steps marked with what they pay. */
export function BonusTrack({ card, count }: { readonly card: BonusCard; readonly count: number }): ReactElement {
  const length = trackLength(card)
  if (length === 0)
    return (
      <span className="bonus-sum num">
        <Print text={`${count} so far`} />
      </span>
    )
  const steps = stepsOf(card, count)
  return (
    <span className="bonus-track num">
      {Array.from({ length }, (_, place) => {
        const step = steps.find(({ from }) => from === place + 1)
        return (
          <i key={place} data-on={place < count || undefined} data-step={step !== undefined || undefined}>
            {step !== undefined && <Print text={step.points} />}
          </i>
        )
      })}
    </span>
  )
}
