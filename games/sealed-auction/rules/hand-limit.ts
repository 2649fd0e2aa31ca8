import { spend } from './purse.ts'
import type { Ask } from './questions.ts'
import { type Auction, collectorAt, presentFrom } from './state.ts'

const HAND_LIMIT = 8

const GIVE_AWAY: Ask = { kind: 'give-away', keep: HAND_LIMIT }

/** S6: whoever holds more than eight cards when a round begins gives the rest away, for all to see. */
export function limitHands(game: Auction): void {
  const { state } = game
  const rich = presentFrom(state, 0).filter((seat) => collectorAt(state, seat).hand.length > HAND_LIMIT)
  const answers = game.requestInputMany(
    rich.map((seat) => {
      const { hand } = collectorAt(state, seat)
      return {
        actor: game.player(seat).name,
        about: GIVE_AWAY,
        choices: hand,
        cards: true,
        count: hand.length - HAND_LIMIT,
        private: true,
      }
    }),
  )
  for (const { seat, selection } of answers) {
    spend(game, seat, selection)
    game.tell({ kind: 'gave-away', by: seat, cards: selection })
  }
}
