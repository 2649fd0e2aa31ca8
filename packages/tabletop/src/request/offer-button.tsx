import type { ComponentProps, ReactElement } from 'react'
import { useTableVoice } from '../board/table-voice.ts'
import { usePointing } from '../board/use-pointing.ts'
import type { RefKey } from '../board/ref-key.ts'
import { choiceKey, type Offer } from './offers.ts'

export interface OfferButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'onClick'> {
  readonly offer: Offer
  /** The thing on the table that it lights, and is lit by; null where there is none. */
  readonly pointsAt: RefKey | null
}

/** The button of a choice, whatever a game draws on it. */
export function OfferButton({
  offer,
  pointsAt,
  className = 'choice',
  children,
  ...more
}: OfferButtonProps): ReactElement {
  const { choose, busy } = useTableVoice()
  const { pointed, pointer } = usePointing(pointsAt)
  const { prompt, path, full } = offer
  return (
    <button
      {...more}
      type="button"
      className={className}
      data-row={choiceKey(prompt.requestId, path)}
      data-pointed={pointed || undefined}
      aria-disabled={busy || full || undefined}
      onClick={() => !busy && !full && choose(offer)}
      {...pointer}
    >
      {children}
    </button>
  )
}
