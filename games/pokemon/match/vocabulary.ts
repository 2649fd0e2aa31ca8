/**
 * Where a match stands. Seats are taken before the table opens, and decks are validated then, too, unless they are brought to it: the
 * rules begin at DECK_VALIDATION where somebody brings one, and at MATCH_APPROVAL otherwise.
 */
export const MatchState = {
  CREATED: 'CREATED',
  WAITING_FOR_PLAYERS: 'WAITING_FOR_PLAYERS',
  DECK_VALIDATION: 'DECK_VALIDATION',
  MATCH_APPROVAL: 'MATCH_APPROVAL',
  PRE_GAME_SETUP: 'PRE_GAME_SETUP',
  DRAWING_CARDS: 'DRAWING_CARDS',
  SET_PRIZE_CARDS: 'SET_PRIZE_CARDS',
  SELECT_ACTIVE_POKEMON: 'SELECT_ACTIVE_POKEMON',
  SELECT_BENCH_POKEMON: 'SELECT_BENCH_POKEMON',
  FIRST_PLAYER_SELECTION: 'FIRST_PLAYER_SELECTION',
  INITIAL_SETUP: 'INITIAL_SETUP',
  PLAYER_TURN: 'PLAYER_TURN',
  BETWEEN_TURNS: 'BETWEEN_TURNS',
  MATCH_ENDED: 'MATCH_ENDED',
  CANCELLED: 'CANCELLED',
} as const
export type MatchState = (typeof MatchState)[keyof typeof MatchState]

/** Where a turn stands. */
export const TurnPhase = {
  DRAW: 'DRAW',
  MAIN_PHASE: 'MAIN_PHASE',
  ATTACK: 'ATTACK',
  END: 'END',
  SELECT_ACTIVE_POKEMON: 'SELECT_ACTIVE_POKEMON',
} as const
export type TurnPhase = (typeof TurnPhase)[keyof typeof TurnPhase]

/** Everything a player can do; SELECT is any choice inside a card. */
export const PlayerActionType = {
  DRAW_CARD: 'DRAW_CARD',
  DRAW_INITIAL_CARDS: 'DRAW_INITIAL_CARDS',
  SET_PRIZE_CARDS: 'SET_PRIZE_CARDS',
  PLAY_POKEMON: 'PLAY_POKEMON',
  SET_ACTIVE_POKEMON: 'SET_ACTIVE_POKEMON',
  ATTACH_ENERGY: 'ATTACH_ENERGY',
  PLAY_TRAINER: 'PLAY_TRAINER',
  EVOLVE_POKEMON: 'EVOLVE_POKEMON',
  RETREAT: 'RETREAT',
  ATTACK: 'ATTACK',
  USE_ABILITY: 'USE_ABILITY',
  GENERATE_COIN_FLIP: 'GENERATE_COIN_FLIP',
  SELECT_PRIZE: 'SELECT_PRIZE',
  END_TURN: 'END_TURN',
  COMPLETE_INITIAL_SETUP: 'COMPLETE_INITIAL_SETUP',
  CONFIRM_FIRST_PLAYER: 'CONFIRM_FIRST_PLAYER',
  APPROVE_MATCH: 'APPROVE_MATCH',
  CONCEDE: 'CONCEDE',
  SELECT: 'SELECT',
} as const
export type PlayerActionType = (typeof PlayerActionType)[keyof typeof PlayerActionType]

export const WinCondition = {
  PRIZE_CARDS: 'PRIZE_CARDS',
  NO_POKEMON: 'NO_POKEMON',
  DECK_OUT: 'DECK_OUT',
  CONCEDE: 'CONCEDE',
} as const
export type WinCondition = (typeof WinCondition)[keyof typeof WinCondition]

export const StatusEffect = {
  ASLEEP: 'asleep',
  CONFUSED: 'confused',
  PARALYZED: 'paralyzed',
  POISONED: 'poisoned',
} as const
export type StatusEffect = (typeof StatusEffect)[keyof typeof StatusEffect]

export const PokemonPosition = {
  ACTIVE: 'ACTIVE',
  BENCH_0: 'BENCH_0',
  BENCH_1: 'BENCH_1',
  BENCH_2: 'BENCH_2',
  BENCH_3: 'BENCH_3',
  BENCH_4: 'BENCH_4',
} as const
export type PokemonPosition = (typeof PokemonPosition)[keyof typeof PokemonPosition]

/** The places on a Bench, from left to right. */
export const BENCH_POSITIONS = ['BENCH_0', 'BENCH_1', 'BENCH_2', 'BENCH_3', 'BENCH_4'] as const

export const PlayerIdentifier = { PLAYER1: 'PLAYER1', PLAYER2: 'PLAYER2' } as const
export type PlayerIdentifier = (typeof PlayerIdentifier)[keyof typeof PlayerIdentifier]

export function identifierOf(seat: number): PlayerIdentifier {
  return seat === 0 ? PlayerIdentifier.PLAYER1 : PlayerIdentifier.PLAYER2
}

export function seatOf(identifier: PlayerIdentifier): number {
  return identifier === PlayerIdentifier.PLAYER1 ? 0 : 1
}
