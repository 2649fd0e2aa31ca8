import type { Player, Seat } from '@turnwright/kernel'
import type { Projection, Prompt } from '@turnwright/kernel/host'
import type { Drafts } from '../request/offers.ts'
import type { UndoTool } from '../request/undo-tool.ts'

/** What a game's board is given. What can be chosen on it is the business of `Place` and `usePlace`. */
export interface BoardProps<View = unknown> {
  /** What the game's rules show this seat. */
  readonly view: View
  /** Who looks; null for a spectator. */
  readonly seat: Seat | null
  readonly players: readonly Player[]
  /** Everything the seat is told. */
  readonly projection: Projection
  readonly prompts: readonly Prompt[]
  /** What is chosen but not yet confirmed, by request. */
  readonly drafts: Drafts
  /** What was chosen when the table was opened. */
  readonly options?: Readonly<Record<string, unknown>>
  /** How the last answer can be taken back, while it can. */
  readonly undo?: UndoTool | null
}

/** The other seats in the order of play after this one: who sits to the left comes first. */
export function othersOf({ players, seat }: Pick<BoardProps, 'players' | 'seat'>): readonly Player[] {
  if (seat === null) return players
  return [...players.slice(seat + 1), ...players.slice(0, seat)]
}
