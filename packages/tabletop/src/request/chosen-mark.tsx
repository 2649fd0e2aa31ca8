import { Check } from 'lucide-react'
import type { ReactElement } from 'react'
import type { Offer } from './offers.ts'

export interface ChosenMarkProps {
  readonly of: Offer
  readonly className: string
  readonly size: number
  readonly stroke: number
}

/** Marks what is chosen. Where several may be, it counts them: a game is given them in the order of choice. */
export function ChosenMark({ of: { place, most }, className, size, stroke }: ChosenMarkProps): ReactElement | null {
  if (place < 0) return null
  return (
    <span className={`${className} num`} aria-hidden="true">
      {most > 1 ? place + 1 : <Check size={size} strokeWidth={stroke} />}
    </span>
  )
}
