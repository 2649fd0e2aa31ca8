import type { Settings } from '@turnwright/search'
import type { Fallback, Incident } from '../outside/play-by-messages.ts'
import type { ModelAddress } from '../outside/model.ts'
import type { Spent } from '../outside/outside-player.ts'
import type { SeatLimits } from '../outside/seat-message.ts'

/** Who takes part, as plain data: it travels to threads. */
export interface Contestant {
  /** What reports call it; no two have the same. */
  readonly name: string
  readonly player: TournamentPlayer
}

export type TournamentPlayer = AgentPlayer | ProgramPlayer | ModelPlayer | CodePlayer

/** An agent of the game itself. */
export interface AgentPlayer {
  readonly kind: 'agent'
  readonly agent: string
  /** In place of its own, where it thinks ahead; time is the processor's. */
  readonly settings?: Partial<Settings>
}

/** A program that plays by lines of JSON; it is started for every game. */
export interface ProgramPlayer {
  readonly kind: 'program'
  /** The file, and what it is started with. */
  readonly command: readonly [string, ...string[]]
  readonly limits: SeatLimits
  readonly fallback: Fallback
}

/** A model behind an address. */
export interface ModelPlayer extends ModelAddress {
  readonly kind: 'model'
  readonly limits: SeatLimits
  readonly fallback: Fallback
  /** What a million tokens cost, in whatever money; null where that is nobody's concern. */
  readonly price: { readonly in: number; readonly out: number } | null
}

/** Code that exports an agent, in a process of its own. */
export interface CodePlayer {
  readonly kind: 'code'
  readonly path: string
  /** How much memory it may take. */
  readonly megabytes: number
  readonly limits: SeatLimits
  readonly fallback: Fallback
}

/** Contestants who meet over deals of one game, as plain data. */
export interface Tournament {
  readonly game: string
  readonly options: unknown
  /** How many sit at a table. */
  readonly seats: number
  readonly contestants: readonly Contestant[]
  /** Everybody meets the one of that name; null where everybody meets everybody. */
  readonly baseline: string | null
  /** Its deals are derived from it. */
  readonly seed: string
  /** Every line-up plays so many at most, each once from every rotation of the seats. */
  readonly deals: number
  /** Ends earlier, once no rating's interval is wider than so many points. */
  readonly width: number | null
}

/** What one game came to. Lists are seat by seat. */
export interface TournamentGame {
  readonly lineUp: number
  /** Game `seats * deal + rotation` of its line-up. */
  readonly number: number
  /** 0 for whoever won; those who share a place have the same. */
  readonly places: readonly number[]
  readonly scores: readonly number[]
  readonly decisions: readonly number[]
  /** How many of those were timed: quick agents are only now and then. */
  readonly timed: readonly number[]
  /** Milliseconds that those took; of agents of the game without what others did meanwhile. */
  readonly thought: readonly number[]
  /** What players from outside did wrong; left out where that is nothing. */
  readonly incidents?: readonly Incident[]
  /** What models used; null for everybody else. */
  readonly spent?: readonly (Spent | null)[]
}

/** Which contestant sits where: they move on by one seat from game to game of a deal. */
export function contestantAt(lineUp: readonly number[], number: number, seat: number): number {
  return lineUp[(seat + number) % lineUp.length] as number
}

export function dealOf(number: number, seats: number): number {
  return Math.floor(number / seats)
}
