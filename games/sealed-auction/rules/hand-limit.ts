import { moneyOf } from '../cards/catalogue.ts'
import { spend } from './purse.ts'
import { type Auction, collectorAt, presentFrom } from './state.ts'

const HAND_LIMIT = 8

/** S6: whoever holds more than eight cards when a round begins gives the rest away, for all to see. */
export function limitHands(game: Auction): void {
  const { state, cards } = game
  const rich = presentFrom(state, 0).filter((seat) => collectorAt(state, seat).hand.length > HAND_LIMIT)
  const answers = game.requestInputMany(
    rich.map((seat) => {
      const { hand } = collectorAt(state, seat)
      return {
        actor: game.player(seat).name,
        title: `Keep ${HAND_LIMIT} money cards: which do you give away?`,
        choices: hand,
        cards: true,
        count: hand.length - HAND_LIMIT,
        private: true,
      }
    }),
  )
  for (const { seat, selection } of answers) {
    spend(game, seat, selection)
    const names = selection.map((card) => moneyOf(cards, card).name).join(', ')
    game.tell(`{player} holds too much and gives away ${names}`, { player: { seat } })
  }
}
