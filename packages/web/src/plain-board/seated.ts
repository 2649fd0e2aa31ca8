import type { Player, Seat } from '@turnwright/kernel'
import { createContext } from 'react'

/** Who plays and who looks, for the names of seats. */
export const Seated = createContext<{ readonly players: readonly Player[]; readonly me: Seat | null }>({
  players: [],
  me: null,
})
