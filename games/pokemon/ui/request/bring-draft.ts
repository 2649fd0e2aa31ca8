import { SharedDraft } from '@turnwright/tabletop'
import { READY_DECKS } from '../../cards/decks/ready-decks.ts'
import { keptDeck } from '../decks/kept-deck.ts'

/** The choice that opens a field to write in. No deck has a space in its id. */
export const WRITTEN = 'a deck of my own'

/** A deck that is chosen or written, and not brought yet. */
export interface BringDraft {
  readonly chosen: string
  /** What is written, whatever is chosen. */
  readonly list: string
}

/** Null until something is chosen or written. */
export const bringDraft: SharedDraft<BringDraft | null> = new SharedDraft(null, {
  name: 'pokemon-bring',
  storage: () => sessionStorage,
  read: readDraft,
})

/** The deck that was written last, else the first of the ready ones. */
export function firstDraft(list: string = keptDeck()): BringDraft {
  return { chosen: list === '' ? (READY_DECKS[0]?.id ?? WRITTEN) : WRITTEN, list }
}

/** A draft as a browser kept it; null for anything else. */
export function readDraft(stored: unknown): BringDraft | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { chosen, list }: Partial<Record<keyof BringDraft, unknown>> = stored
  return typeof chosen === 'string' && typeof list === 'string' ? { chosen, list } : null
}
