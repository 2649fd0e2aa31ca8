import type { Estimate, Unit, Weighed } from '@turnwright/search/review'
import { amountWords, giveOrTake } from './review-words.ts'
import './weights.css'

interface WeightBarProps {
  readonly worth: Estimate
  readonly unit: Unit
  /** How much a whole bar stands for. */
  readonly full: number
}

/** Bars begin at 0; the best of those that stand together nearly fills its own. */
export function fullOf(options: readonly Pick<Weighed, 'worth'>[], unit: Unit): number {
  return unit === 'chance' ? 1 : Math.max(1, ...options.map(({ worth }) => worth?.interval[1] ?? 0))
}

/** A number, and a bar that is solid as far as it is sure, striped to where it may reach. */
export function WeightBar({ worth, unit, full }: WeightBarProps) {
  const { mean, interval } = worth
  return (
    <>
      <span className="weight-worth num">
        {amountWords(mean, unit)} <small>{giveOrTake(worth, unit)}</small>
      </span>
      <span
        className="weight-bar"
        style={{
          '--least': Math.max(0, interval[0] / full),
          '--most': Math.max(0, Math.min(1, interval[1] / full)),
          '--mean': Math.max(0, mean / full),
        }}
        aria-hidden="true"
      >
        <i />
        <b />
      </span>
    </>
  )
}
