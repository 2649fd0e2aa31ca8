import { describe, expect, test } from 'vitest'
import {
  BENCH_POSITIONS,
  identifierOf,
  MatchState,
  PlayerActionType,
  PlayerIdentifier,
  PokemonPosition,
  seatOf,
  StatusEffect,
  TurnPhase,
  WinCondition,
} from './vocabulary.ts'

/** Others write these names into files and send them over wires: each of them is called what it says. */
const VOCABULARY: readonly (readonly [string, Readonly<Record<string, string>>, string])[] = [
  [
    'MatchState',
    MatchState,
    'CREATED WAITING_FOR_PLAYERS DECK_VALIDATION MATCH_APPROVAL PRE_GAME_SETUP DRAWING_CARDS SET_PRIZE_CARDS ' +
      'SELECT_ACTIVE_POKEMON SELECT_BENCH_POKEMON FIRST_PLAYER_SELECTION INITIAL_SETUP PLAYER_TURN BETWEEN_TURNS ' +
      'MATCH_ENDED CANCELLED',
  ],
  ['TurnPhase', TurnPhase, 'DRAW MAIN_PHASE ATTACK END SELECT_ACTIVE_POKEMON'],
  [
    'PlayerActionType',
    PlayerActionType,
    'DRAW_CARD DRAW_INITIAL_CARDS SET_PRIZE_CARDS PLAY_POKEMON SET_ACTIVE_POKEMON ATTACH_ENERGY PLAY_TRAINER ' +
      'EVOLVE_POKEMON RETREAT ATTACK USE_ABILITY GENERATE_COIN_FLIP SELECT_PRIZE END_TURN COMPLETE_INITIAL_SETUP ' +
      'CONFIRM_FIRST_PLAYER APPROVE_MATCH CONCEDE SELECT',
  ],
  ['WinCondition', WinCondition, 'PRIZE_CARDS NO_POKEMON DECK_OUT CONCEDE'],
  ['PokemonPosition', PokemonPosition, 'ACTIVE BENCH_0 BENCH_1 BENCH_2 BENCH_3 BENCH_4'],
  ['PlayerIdentifier', PlayerIdentifier, 'PLAYER1 PLAYER2'],
]

describe('the vocabulary of matches', () => {
  test.each(VOCABULARY)('%s has these names and no others', (_, names, expected) => {
    expect(Object.keys(names).join(' ')).toBe(expected)
    expect(Object.values(names).join(' ')).toBe(expected)
  })

  test('conditions are written as the cards write them', () =>
    expect(Object.values(StatusEffect)).toEqual(['asleep', 'confused', 'paralyzed', 'poisoned']))

  test('five places on a Bench, from left to right', () =>
    expect(BENCH_POSITIONS.join(' ')).toBe('BENCH_0 BENCH_1 BENCH_2 BENCH_3 BENCH_4'))

  test('the first seat is PLAYER1', () => {
    expect([identifierOf(0), identifierOf(1)]).toEqual(['PLAYER1', 'PLAYER2'])
    expect([seatOf('PLAYER1'), seatOf('PLAYER2')]).toEqual([0, 1])
  })
})
