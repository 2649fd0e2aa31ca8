import { newPlayer, type Duel, type DuelState } from './state.ts'
import { cardsOfDeck, type PokemonOptions } from './options.ts'

const PRIZES = 6

/** P1: two decks of sixty. The first step shuffles them. */
export function setup({ cards }: Duel, { deck1, deck2 }: PokemonOptions): DuelState {
  return {
    agenda: [{ do: 'approve' }, { do: 'deal' }],
    matchState: 'PRE_GAME_SETUP',
    phase: 'DRAW',
    turn: 0,
    turnNumber: 0,
    first: null,
    prizesToWin: PRIZES,
    suddenDeaths: 0,
    energyAttached: false,
    retreatFailed: false,
    // Cards of different players never change hands, so their backs differ.
    players: [deck1, deck2].map((deck, seat) => newPlayer(cards.create(`deck ${seat + 1}`, cardsOfDeck(deck)))),
    playing: [],
    flips: [],
    nextMark: 1,
    asking: 'main',
    asked: null,
    askedBy: -1,
    winner: null,
    winCondition: null,
  }
}
