import type { CardId, Seat } from '@turnwright/kernel'
import { NOTHING } from './choices.ts'
import type { DuelQuestion } from './questions.ts'
import { type Duel } from './state.ts'

const UNSEEN = { cards: true, private: true } as const

/** P40: looks through a deck; the others learn neither what is there nor whether something was taken. */
export function pickFromDeck(game: Duel, seat: Seat, about: DuelQuestion, fitting: readonly CardId[]): CardId | null {
  const chosen = game.ask.one(seat, about, [...fitting, NOTHING], UNSEEN)
  return chosen === 'nothing' ? null : chosen
}
