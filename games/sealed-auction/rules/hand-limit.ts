import type { CardId, Seat } from '@turnwright/kernel'
import { spend } from './purse.ts'
import { type Auction, collectorAt, presentFrom } from './state.ts'

const HAND_LIMIT = 8

/** S6: whoever holds more than eight cards when a round begins gives the rest away, for all to see. */
export function limitHands(game: Auction): void {
  const { state } = game
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
    tellOfGift(game, seat, selection)
  }
}

function tellOfGift(game: Auction, seat: Seat, given: readonly CardId[]): void {
  const mentions = Object.fromEntries(given.map((card, at) => [`money${at}`, { card }]))
  const names = Object.keys(mentions).map((name) => `{${name}}`)
  game.tell(`{player} holds too much and gives away ${names.join(', ')}`, { player: { seat }, ...mentions })
}
