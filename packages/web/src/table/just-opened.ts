import type { TableState } from '@turnwright/protocol/client'

let opened: TableState | null = null

/**
 * The table that was opened from here a moment ago. The server has told all of it in its answer, so it is drawn before its stream has
 * said a word; from then on the stream knows better.
 */
export const justOpened = {
  keep(state: TableState): void {
    opened = state
  },
  find(id: string): TableState | null {
    return opened?.id === id ? opened : null
  },
  forget(id: string): void {
    if (opened?.id === id) opened = null
  },
}
