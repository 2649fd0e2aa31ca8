import type { Projection } from '@turnwright/kernel/host'
import type { TableState } from '@turnwright/protocol/client'
import type { Drafts, GameUi, UndoTool } from '@turnwright/tabletop'
import { lookBackWords } from './second-looks.ts'
import type { TableStore } from './table-store.ts'

interface UndoNow {
  readonly play: Projection
  readonly state: TableState
  readonly store: TableStore
  readonly drafts: Drafts
  readonly takeBack: () => boolean
  /** Asks whether somebody really wants what cannot be made good again. */
  readonly confirm: (wish: UndoWish) => void
  readonly ui?: GameUi | null | undefined
}

/** An undo that will be told for good, before it is done. */
export interface UndoWish {
  readonly means: string
  /** Others must agree to it. */
  readonly asks: boolean
  readonly run: () => void
}

/** What "Undo" means right now: a choice not yet confirmed, the last answer, or a question to the others. */
export function undoTool({ play, state, store, drafts, takeBack, confirm, ui }: UndoNow): UndoTool | null {
  if (play.seat === null || play.result !== null) return null
  if (Object.values(drafts).some((draft) => draft.length > 0)) return { label: 'Undo', run: () => void takeBack() }
  // A game may keep an answer in the making itself, and changes it without the page being drawn anew.
  const first = (undo: () => void) => () => ui?.takeBack?.(play.prompts) !== true && undo()
  if (play.canUndo) return { label: 'Undo', run: first(() => store.undo()) }
  const { mayOffer, offer } = state
  if (mayOffer === null || offer !== null) return null
  const asks = !isAlone(state)
  const label = asks ? 'Ask to undo' : 'Undo my answer'
  const means = lookBackWords(mayOffer, play.secondLooks)
  const run = () => store.offerUndo()
  if (means === null) return { label, asks: true, run: first(run) }
  return { label, asks: true, about: means, run: first(() => confirm({ means, asks, run })) }
}

/** The whole last turn, where it has more answers than the one that "Undo" takes back. */
export function undoTurnTool({ play, state, store, drafts, confirm }: UndoNow): UndoTool | null {
  const { turn, offer } = state
  if (turn === null || play.seat === null || play.result !== null || offer !== null) return null
  if (Object.values(drafts).some((draft) => draft.length > 0)) return null
  const { answers, means } = turn
  const asks = means !== null && !isAlone(state)
  const label = asks ? 'Ask to undo my turn' : 'Undo my turn'
  const about = `Takes back your last ${play.answers - answers} answers.`
  if (means === null) return { label, about, run: () => store.undo(answers) }
  const run = () => store.offerUndo(answers)
  const words = lookBackWords(means, play.secondLooks)
  if (words === null) return { label, asks: true, run }
  return { label, asks: true, about: words, run: () => confirm({ means: words, asks, run }) }
}

/** Why there is nothing to take back now. */
export function whyNoUndo({ allowsSecondLooks, offer }: TableState, { answers }: Projection): string {
  if (offer !== null) return 'An undo is on offer already.'
  return allowsSecondLooks || answers === 0
    ? 'There is nothing to take back.'
    : 'This table allows no second looks: what was revealed stays.'
}

/** Programs always agree: where nobody else plays there is nobody to ask. */
function isAlone({ seats, you }: TableState): boolean {
  return !seats.some(({ seat, kind, left }) => kind === 'person' && !left && seat !== you.seat)
}
