import type { CardId, Seat } from '@turnwright/kernel'
import { put } from './ask.ts'
import { type Duel, playerAt } from './state.ts'

/** P41: looks at the top of a deck and puts it back in any order, the first one chosen on top. */
export function rearrangeTop(game: Duel, seat: Seat, owner: Seat, n: number, by: number): void {
  const { deck } = playerAt(game.state, owner)
  const top = deck.slice(-n).reverse()
  if (top.length === 0) return
  game.cards.show(top, seat)
  const ordered = put(
    game,
    seat,
    { asking: 'rearrange', by },
    {
      actor: game.player(seat).name,
      title: 'Put these cards back, the first one on top',
      choices: top,
      cards: true,
      private: true,
      count: top.length,
    },
  )
  // Nobody else can tell any more which card lies where.
  const back = ordered.toReversed() as CardId[]
  game.cards.conceal(back, [seat])
  deck.splice(deck.length - top.length, top.length, ...back)
  game.tell('{player} rearranges the top of the deck of {owner}', { player: { seat }, owner: { seat: owner } })
}
