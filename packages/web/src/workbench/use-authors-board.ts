import type { GameUi } from '@turnwright/tabletop'
import { useSyncExternalStore } from 'react'
import { ui } from 'virtual:authors-board'

interface BoardNow {
  readonly ui: GameUi | null
  /** Raised with every board that took the place of another. */
  readonly version: number
}

let now: BoardNow = { ui, version: 0 }
const listeners = new Set<() => void>()

// What changes inside of a component is exchanged in place; this is for all else that a board says of itself.
import.meta.hot?.accept('virtual:authors-board', (board) => {
  if (board === undefined) return
  now = { ui: (board as unknown as BoardNow).ui, version: now.version + 1 }
  for (const listener of listeners) listener()
})

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useAuthorsBoard(): BoardNow {
  return useSyncExternalStore(subscribe, () => now)
}
