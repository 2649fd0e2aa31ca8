import type { GameUi } from '@turnwright/tabletop'
import { useSyncExternalStore } from 'react'
import { type BoardNews, followBoard, ui } from 'virtual:authors-board'

interface BoardNow {
  readonly ui: GameUi | null
  /** Why the board that was saved last is not shown. */
  readonly problem: string | null
  /** Raised with every board that took the place of another. */
  readonly version: number
}

let now: BoardNow = { ui, problem: null, version: 0 }
const listeners = new Set<() => void>()

function change(news: BoardNews): void {
  now = { ...now, ...news, version: 'ui' in news ? now.version + 1 : now.version }
  for (const listener of listeners) listener()
}

// What changes inside of a component is exchanged in place; this is for all else that a board says of itself.
import.meta.hot?.accept('virtual:authors-board', (board) => {
  if (board !== undefined) change({ ui: (board as unknown as BoardNow).ui, problem: null })
})
followBoard?.(change)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useAuthorsBoard(): BoardNow {
  return useSyncExternalStore(subscribe, () => now)
}
