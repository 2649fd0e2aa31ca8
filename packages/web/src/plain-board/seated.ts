import type { Player, Seat } from '@turnwright/kernel'
import { createContext, type ReactNode } from 'react'
import type { Shape } from './shape.ts'

/** What every part of the board needs to know. */
export interface AtTable {
  readonly players: readonly Player[]
  /** Who looks. */
  readonly me: Seat | null
  /** Draws what lies within something else: at a seat, on a card. */
  readonly drawSmall: (shape: Shape) => ReactNode
}

export const Seated = createContext<AtTable>({ players: [], me: null, drawSmall: () => null })
