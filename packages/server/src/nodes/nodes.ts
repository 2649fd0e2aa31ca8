import type { Seat } from '@turnwright/kernel'

/** Who is at a table, as one node sees it. */
export interface Presence {
  readonly seats: readonly Seat[]
  /** Those who look on. */
  readonly spectators: number
  /** Who of them has a name. */
  readonly watching: readonly string[]
  /** Whose page is in sight. */
  readonly looking: readonly Seat[]
}

/** A page of somebody at a table, and until when it counts as looked at. */
export interface Look {
  readonly seat: Seat
  readonly line: string
  readonly until: number
}

/** What a node tells the others. Whatever of it is lost is told again, or read from the store. */
export interface Nodes {
  /** Whether others write to the same store: then what is in memory may be behind. */
  readonly areMany: boolean
  /** A table was changed here, and what was changed is durable. */
  changed(id: string, version: number): void
  /** Others came to a table here, or went. */
  present(id: string, presence: Presence): void
  /** Somebody has a page at the table in sight until then; at 0 it is not any more. */
  looks(id: string, look: Look): void
  /** Something was said at a table, up to that number. */
  talked(id: string, last: number): void
  /** The first who follows a table here wants to know who is at it elsewhere. */
  whoIsThere(id: string): void
  /** A table is to go on by newer rules, from its last checkpoint: whoever plays it by older ones keeps one now. */
  wantsCheckpoint(id: string): void
}

/** One node has nobody to tell. */
export const alone: Nodes = {
  areMany: false,
  changed: () => undefined,
  present: () => undefined,
  looks: () => undefined,
  talked: () => undefined,
  whoIsThere: () => undefined,
  wantsCheckpoint: () => undefined,
}
