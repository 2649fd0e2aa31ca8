import { StarIcon } from '@turnwright/tabletop'
import type { ReactElement } from 'react'

/** A lot's own points. */
export function Worth({ points }: { readonly points: number }): ReactElement {
  return (
    <span className="worth num">
      <StarIcon />
      {points}
      <span className="only-read"> points</span>
    </span>
  )
}
