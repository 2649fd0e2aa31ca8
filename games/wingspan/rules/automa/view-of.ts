import type { MaskedCards } from '@turnwright/kernel'
import { birdCalled } from '../identities.ts'
import type { WingspanState } from '../state.ts'
import type { AutomaView } from '../view.ts'
import { automaScore } from './score.ts'
import type { AutomaState } from './state.ts'

export function automaView(state: WingspanState, automa: AutomaState, cards: MaskedCards): AutomaView {
  const { bonus, birds, hidden, eggs, cubes, turnsLeft, discard } = automa
  const lastCard = discard.at(-1)
  return {
    bonus: bonus.map((card) => cards.identity(card)).join(),
    birds: birds.map((card) => ({ card, bird: cards.identity(card) ?? '' })),
    hidden: hidden.length,
    eggs,
    cubes,
    turnsLeft,
    lastCard: lastCard === undefined ? null : cards.identity(lastCard),
    score: automaScore(state, automa, (card) => birdCalled(cards.identity(card))),
  }
}
