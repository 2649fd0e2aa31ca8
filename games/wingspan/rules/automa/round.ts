import { automaCardOf } from '../identities.ts'
import type { Wingspan } from '../state.ts'
import type { AutomaState } from './state.ts'

/** W58: cards without a section for the round leave the game; the others are shuffled. */
export function prepareAutoma(game: Wingspan, automa: AutomaState, turns: number): void {
  const { cards, state } = game
  automa.turnsLeft = turns
  const all = [...automa.deck, ...automa.discard]
  const stays = (card: (typeof all)[number]): boolean => automaCardOf(cards, card).byRound.length >= state.round
  const gone = all.filter((card) => !stays(card))
  cards.reveal(gone)
  automa.gone.push(...gone)
  automa.discard = []
  automa.deck = all.filter(stays)
  cards.shuffle(automa.deck)
}
