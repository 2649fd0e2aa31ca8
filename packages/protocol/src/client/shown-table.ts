import type { Projection } from '@turnwright/kernel/host'

/** What a seat sees of its table, as the tools of a model hand it to the app that shows it: never to the model. */
export interface ShownTable {
  /** As `sit` named it. */
  readonly table: string
  readonly game: string
  /** What the game is called. */
  readonly name: string
  readonly options: Readonly<Record<string, unknown>>
  /** Null while people are awaited who sit down. */
  readonly play: Projection | null
  /** So many games that could be this one were imagined at this table: whoever looks on is told. */
  readonly imagined: number
}

/** Where the result of a tool holds it, beside what is told the model. */
export const SHOWN_TABLE = 'turnwright/table'
