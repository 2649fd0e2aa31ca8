import type { Seat } from '@turnwright/kernel'
import type { Said } from '@turnwright/protocol'

/** Something that was said at a table. */
export interface StoredTalk {
  readonly number: number
  readonly person: string
  readonly seat: Seat
  readonly name: string
  readonly said: Said
  readonly at: number
}

export interface SaidBefore {
  readonly person: string
  readonly name: string
  readonly said: string
}

/** Something that somebody said, as operators are told of it. */
export interface TalkReport {
  readonly table: string
  readonly number: number
  readonly reporter: string
  readonly reporterName: string
  /** Who said it. */
  readonly about: string
  readonly aboutName: string
  readonly said: string
  /** What was said before it, and by whom. */
  readonly before: readonly SaidBefore[]
  readonly at: number
}

export interface Spoken extends Omit<StoredTalk, 'number'> {
  readonly table: string
  /** What marks it: said again with the same key it was said once. */
  readonly key: string
}

/** What is said at tables: kept beside them, and gone with them. Of reports a copy stays. */
export interface TalkStore {
  /** Gives it its number; of more than so many at a table the first are forgotten. */
  say(spoken: Spoken, most: number): Promise<StoredTalk>
  /** The last number that was given at a table; 0 where nothing was said. */
  last(table: string): Promise<number>
  /** After that number, in order. */
  said(table: string, after: number): Promise<readonly StoredTalk[]>
  /** Who has agreed that all may write. */
  writers(table: string): Promise<readonly string[]>
  agree(table: string, person: string, agrees: boolean): Promise<void>
  /** Once for each who reports it. Those that came before then are forgotten. */
  report(report: TalkReport, keepSince: number): Promise<void>
}
