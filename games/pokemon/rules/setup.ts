import { BROUGHT, type PokemonOptions } from './options.ts'
import { cardsFor } from './setting-up/brought-decks.ts'
import { type Duel, type DuelState, newPlayer } from './state.ts'
import type { Task } from './task.ts'

const PRIZES = 6
const OPENING: readonly Task[] = [{ do: 'approve' }, { do: 'deal' }]

/** P1: two decks of sixty. The first step shuffles them; P60: those that are brought come before it. */
export function setup({ cards }: Duel, { deck1, deck2 }: PokemonOptions): DuelState {
  const decks = [deck1, deck2]
  return {
    agenda: decks.includes(BROUGHT) ? [{ do: 'bring-decks' }, ...OPENING] : [...OPENING],
    matchState: 'PRE_GAME_SETUP',
    phase: 'DRAW',
    turn: 0,
    turnNumber: 0,
    first: null,
    prizesToWin: PRIZES,
    suddenDeaths: 0,
    energyAttached: false,
    retreatFailed: false,
    players: decks.map((deck, seat) => newPlayer(deck === BROUGHT ? [] : cardsFor(cards, seat, deck))),
    playing: [],
    nextMark: 1,
    winner: null,
    winCondition: null,
  }
}
