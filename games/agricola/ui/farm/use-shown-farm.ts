import type { Seat } from '@turnwright/kernel'
import type { BoardProps } from '@turnwright/tabletop'
import { useState } from 'react'

/** Whose farm lies in front of you. A new question brings your own back: that is where it will be answered. */
export function useShownFarm({ seat, prompts }: Pick<BoardProps, 'seat' | 'prompts'>) {
  const own = seat ?? 0
  const asked = prompts.map(({ requestId }) => requestId).join(' ')
  const [shown, show] = useState<Seat>(own)
  const [answered, setAnswered] = useState(asked)
  if (asked !== answered) {
    setAnswered(asked)
    if (asked !== '') show(own)
  }
  return [shown, show] as const
}
