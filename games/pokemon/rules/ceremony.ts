import type { Seat } from '@turnwright/kernel'
import type { PlayerActionType } from '../match/vocabulary.ts'
import type { Duel } from './state.ts'

/** Acts with nothing to decide in them. */
export type CeremonyType = Extract<
  PlayerActionType,
  | 'APPROVE_MATCH'
  | 'DRAW_INITIAL_CARDS'
  | 'SET_PRIZE_CARDS'
  | 'GENERATE_COIN_FLIP'
  | 'CONFIRM_FIRST_PLAYER'
  | 'DRAW_CARD'
>

const ASKED_ANYWAY = { noAutoRespond: true } as const

/** P56: by hand, players are asked for what has no alternative; otherwise it happens by itself. */
export function ceremony(game: Duel, seat: Seat, type: CeremonyType): void {
  if (game.options.ceremony === 'by-hand') acknowledge(game, seat, type)
}

/** Waits for a player who has something to see before it goes on. */
export function acknowledge(game: Duel, seat: Seat, type: CeremonyType): void {
  const about = { kind: 'ceremony', act: type } as const
  game.ask.one(seat, about, [{ id: type, about }], ASKED_ANYWAY)
}

/** The same for both players, one after the other. */
export function bothSolemnly(game: Duel, type: CeremonyType): void {
  for (const { seat } of game.players) ceremony(game, seat, type)
}
