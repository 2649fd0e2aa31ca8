import type { CardId } from '@turnwright/kernel'
import { createContext, useContext, useMemo, useState } from 'react'

/** Where the card lies whose uses are shown. */
export interface Anchor {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export interface DeedMenuState {
  readonly shown: CardId | null
  readonly anchor: Anchor | null
  readonly open: (card: CardId, anchor: Anchor) => void
  readonly close: () => void
}

const CLOSED: DeedMenuState = { shown: null, anchor: null, open: () => {}, close: () => {} }

const Context = createContext(CLOSED)

export const DeedMenuProvider = Context.Provider

export function useDeedMenu(): DeedMenuState {
  return useContext(Context)
}

/** One menu for the whole table. A new question closes it. */
export function useDeedMenuState(asked: string): DeedMenuState {
  const [at, setAt] = useState<{ readonly card: CardId; readonly anchor: Anchor; readonly asked: string } | null>(null)
  const current = at?.asked === asked ? at : null
  return useMemo(
    () => ({
      shown: current?.card ?? null,
      anchor: current?.anchor ?? null,
      open: (card, anchor) => setAt({ card, anchor, asked }),
      close: () => setAt(null),
    }),
    [current, asked],
  )
}
