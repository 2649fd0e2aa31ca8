import { Place } from '@turnwright/tabletop'
import { type FC, memo } from 'react'
import { PLAYER_BOARD } from '../../cards/board.ts'
import type { Habitat } from '../../cards/habitat.ts'
import { Sign } from '../signs/sign.tsx'
import './free-slot.css'

interface FreeSlotProps {
  readonly habitat: Habitat
  readonly column: number
  /** The next bird of the row comes here. */
  readonly isNext: boolean
  /** It is asked where a bird settles: the slot itself can be chosen. */
  readonly isOpen: boolean
}

/** A free place for a bird, with the eggs it costs. */
export const FreeSlot: FC<FreeSlotProps> = memo(function FreeSlot({ habitat, column, isNext, isOpen }: FreeSlotProps) {
  const eggs = PLAYER_BOARD.playBirdCosts[column] ?? 0
  const words = eggs === 0 ? 'no egg' : eggs === 1 ? '1 egg' : `${eggs} eggs`
  return (
    <Place
      of={isNext && isOpen ? { space: `row-${habitat}` } : null}
      still
      label={`${isNext ? 'Next bird' : words}: a free slot in the ${habitat}, ${words} to pay`}
      className={isNext ? 'free-slot free-slot-next' : 'free-slot'}
    >
      <span className="free-slot-eggs">
        {Array.from({ length: eggs }, (_, place) => (
          <Sign key={place} of="egg" />
        ))}
      </span>
      <small>{isNext ? 'next bird' : words}</small>
    </Place>
  )
})
