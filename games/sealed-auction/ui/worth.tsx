import { StarIcon } from '@turnwright/tabletop'

/** A lot's own points. */
export function Worth({ points }: { readonly points: number }) {
  return (
    <span className="worth num">
      <StarIcon />
      {points}
      <span className="only-read"> points</span>
    </span>
  )
}
