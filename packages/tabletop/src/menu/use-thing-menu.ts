import { createContext, type Provider, useContext, useMemo, useState } from 'react'
import type { RefKey } from '../board/ref-key.ts'
import type { Anchor } from './menu-spot.ts'

export interface ThingMenuState {
  readonly shown: RefKey | null
  readonly anchor: Anchor | null
  readonly open: (thing: RefKey, anchor: Anchor) => void
  readonly close: () => void
}

const CLOSED: ThingMenuState = { shown: null, anchor: null, open: () => {}, close: () => {} }

const Context = createContext(CLOSED)

export const ThingMenuProvider: Provider<ThingMenuState> = Context.Provider

export function useThingMenu(): ThingMenuState {
  return useContext(Context)
}

interface Opened {
  readonly thing: RefKey
  readonly anchor: Anchor
  readonly asked: string
}

/** One menu for the whole table. A new question closes it. */
export function useThingMenuState(asked: string): ThingMenuState {
  const [at, setAt] = useState<Opened | null>(null)
  const current = at?.asked === asked ? at : null
  return useMemo(
    () => ({
      shown: current?.thing ?? null,
      anchor: current?.anchor ?? null,
      open: (thing, anchor) => setAt({ thing, anchor, asked }),
      close: () => setAt(null),
    }),
    [current, asked],
  )
}
