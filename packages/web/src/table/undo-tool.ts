import type { Projection } from '@turnwright/kernel'
import type { TableState } from '@turnwright/protocol/client'
import type { Drafts, GameUi, UndoTool } from '@turnwright/tabletop'
import type { TableStore } from './table-store.ts'

interface UndoNow {
  readonly play: Projection
  readonly state: TableState
  readonly store: TableStore
  readonly drafts: Drafts
  readonly takeBack: () => boolean
  readonly ui?: GameUi | null | undefined
}

/** What "Undo" means right now: a choice not yet confirmed, the last answer, or a question to the others. */
export function undoTool({ play, state, store, drafts, takeBack, ui }: UndoNow): UndoTool | null {
  if (play.seat === null || play.result !== null) return null
  if (Object.values(drafts).some((draft) => draft.length > 0)) return { label: 'Undo', run: () => void takeBack() }
  // A game may keep an answer in the making itself, and changes it without the page being drawn anew.
  const first = (undo: () => void) => () => ui?.takeBack?.(play.prompts) !== true && undo()
  if (play.canUndo) return { label: 'Undo', run: first(() => store.undo()) }
  if (play.answers === 0 || state.offer !== null) return null
  return { label: isAlone(state) ? 'Undo my turn' : 'Ask to undo', asks: true, run: first(() => store.offerUndo()) }
}

/** Programs always agree: where nobody else plays there is nobody to ask. */
function isAlone({ seats, you }: TableState): boolean {
  return !seats.some(({ seat, kind, left }) => kind === 'person' && !left && seat !== you.seat)
}
