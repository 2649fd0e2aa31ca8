import type { Agenda, CardId, Rules, Seat } from '@turnwright/kernel'
import type { MatchState, TurnPhase, WinCondition } from '../match/vocabulary.ts'
import type { Line } from './lines.ts'
import type { PokemonOptions } from './options.ts'
import type { PokemonInPlay } from './pokemon-in-play.ts'
import type { Ask } from './questions.ts'
import type { Task } from './task.ts'

/** What questions, choices, lines and results of a duel are about. */
export type DuelAbout = Ask | Line

export type Duel = Rules<DuelState, PokemonOptions, DuelAbout>

/** Everything there is to know between two steps: plain data, and every card in exactly one place. */
export interface DuelState {
  agenda: Agenda<Task>
  matchState: MatchState
  phase: TurnPhase
  /** Whose turn it is. */
  turn: Seat
  /** Counts the turns of both players; 0 before the first. */
  turnNumber: number
  first: Seat | null
  /** 6, or 1 in Sudden Death. */
  prizesToWin: number
  /** How often the duel was begun again. */
  suddenDeaths: number
  /** The one energy of the turn was attached. */
  energyAttached: boolean
  /** The Active Pokémon was too confused to retreat: it does not try again this turn. */
  retreatFailed: boolean
  readonly players: readonly PlayerState[]
  /** The Trainer that is being played. */
  readonly playing: CardId[]
  /** The number that the next Pokémon gets which begins anew: see `mark`. */
  nextMark: number
  winner: Seat | null
  winCondition: WinCondition | null
}

export interface PlayerState {
  /** Hidden; the last card is on top. */
  deck: CardId[]
  hand: CardId[]
  /** Face up; the last card is on top. */
  discard: CardId[]
  /** Face down. */
  prizes: CardId[]
  /** While the duel is set up: the Active first, then the Bench, face down. */
  readonly faceDown: CardId[]
  active: PokemonInPlay | null
  readonly bench: PokemonInPlay[]
  /** How often this player had no Basic Pokémon to begin with. */
  mulligans: number
  /** The turn in which this player may not play Trainers, or 0. */
  noTrainersIn: number
  /** How many of this player's Pokémon were knocked out and not yet paid for with a Prize. */
  lost: number
  /** P60: the deck that this player brought, by its id or as text; nobody else is shown it. */
  brought?: string
}

export const BENCH_SIZE = 5

export function playerAt(state: DuelState, seat: Seat): PlayerState {
  const player = state.players[seat]
  if (player === undefined) throw new RangeError(`nobody sits at seat ${seat}`)
  return player
}

export function other(seat: Seat): Seat {
  return 1 - seat
}

/** A player at the beginning, with nothing but a deck. */
export function newPlayer(deck: CardId[]): PlayerState {
  return {
    deck,
    hand: [],
    discard: [],
    prizes: [],
    faceDown: [],
    active: null,
    bench: [],
    mulligans: 0,
    noTrainersIn: 0,
    lost: 0,
  }
}

/** Every Pokémon of a player, the Active first. */
export function pokemonOf({ active, bench }: PlayerState): readonly PokemonInPlay[] {
  return active === null ? bench : [active, ...bench]
}

export function activeOf(state: DuelState, seat: Seat): PokemonInPlay {
  const { active } = playerAt(state, seat)
  if (active === null) throw new Error(`seat ${seat} has no Active Pokémon`)
  return active
}

/** Whether one of a player's Pokémon is like this: asked so often that no list is made for it. */
export function anyPokemon({ active, bench }: PlayerState, isLike: (pokemon: PokemonInPlay) => boolean): boolean {
  if (active !== null && isLike(active)) return true
  for (let i = 0; i < bench.length; i++) {
    const each = bench[i]
    if (each !== undefined && isLike(each)) return true
  }
  return false
}

export function countPokemon({ active, bench }: PlayerState): number {
  return bench.length + (active === null ? 0 : 1)
}
