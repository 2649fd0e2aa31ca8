import type { LogEntry, TableRequest } from '@turnwright/kernel/host'
import type { BenchMoment, GameFacts, GameNow, RandomRun, SecretsNow } from '../wire.ts'
import type { GivenAnswer } from './bench-game.ts'
import type { Look } from './bench-moment.ts'
import type { PlayedGame, Proof } from './prove.ts'

/** What a thread with rules does when it is asked, and what it replies. Every deed is one message each way. */
export interface Deeds {
  readonly open: { readonly asks: Record<string, never>; readonly replies: GameFacts }
  /** Plays a game from its beginning, with the answers that are given. */
  readonly begin: { readonly asks: { table: TableRequest; log: readonly LogEntry[] }; readonly replies: Standing }
  readonly answer: { readonly asks: GivenAnswer; readonly replies: Standing }
  readonly prove: { readonly asks: PlayedGame; readonly replies: Proof }
  /** The first place where two states differ. */
  readonly compare: { readonly asks: { one: unknown; other: unknown }; readonly replies: { difference: string | null } }
  readonly state: { readonly asks: { at: number }; readonly replies: { state: unknown } }
  readonly moment: { readonly asks: Look; readonly replies: BenchMoment }
  readonly random: { readonly asks: { table: TableRequest }; readonly replies: RandomReply }
  readonly secrets: { readonly asks: { at: number }; readonly replies: SecretsNow }
  readonly scenario: { readonly asks: { at: number; file: string }; readonly replies: { text: string } }
}

export type Deed = keyof Deeds

/** The running game, and how it is played again. */
export interface Standing {
  readonly now: GameNow
  readonly played: PlayedGame
}

export interface RandomReply {
  readonly run: RandomRun
  /** The games that broke, to stand where they did. */
  readonly broken: readonly { readonly table: TableRequest; readonly log: readonly LogEntry[] }[]
}

export interface Asked {
  readonly id: number
  readonly deed: Deed
  readonly asks: unknown
}

/** What a thread tells: that it goes on, or what came of a deed. Text, since questions hold functions that no thread may be sent. */
export type Heard =
  | 'alive'
  | { readonly id: number; readonly reply: string }
  | { readonly id: number; readonly problem: string; readonly isRefusal: boolean }
