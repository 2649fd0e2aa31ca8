import type { ReactElement } from 'react'
import type { Level } from './draft.ts'
import './choice-count.css'

type Bounds = Pick<Level, 'min' | 'max'>

/** The live count: "2 of 3 chosen". */
export function countWords(chosen: number, { max }: Bounds): string {
  return `${chosen} of ${max} chosen`
}

/** What the bounds ask for beyond the count itself. */
export function boundWords({ min, max }: Bounds): string {
  if (min === max) return `exactly ${min}`
  return min === 0 ? 'none is fine' : `at least ${min}`
}

const MOST_PIPS = 8

export function ChoiceCount({ chosen, bounds }: { readonly chosen: number; readonly bounds: Bounds }): ReactElement {
  return (
    <output className="choice-count num">
      {bounds.max <= MOST_PIPS && (
        <span className="pips" aria-hidden="true">
          {Array.from({ length: bounds.max }, (_, place) => (
            <i key={place} data-on={place < chosen || undefined} />
          ))}
        </span>
      )}
      {countWords(chosen, bounds)} <span className="quiet">{boundWords(bounds)}</span>
    </output>
  )
}
