import type { Seat } from '@turnwright/kernel'
import { type Duel, playerAt } from './state.ts'

const UNSEEN = { private: true } as const

/** P41: looks at the top of a deck and puts it back in any order, the first one chosen on top. */
export function rearrangeTop(game: Duel, seat: Seat, owner: Seat, n: number, by: string): void {
  const { deck } = playerAt(game.state, owner)
  const top = deck.slice(-n).reverse()
  if (top.length === 0) return
  game.cards.show(top, seat)
  const ordered = game.ask.cards(seat, { kind: 'rearrange', by, owner }, top, { count: top.length }, UNSEEN)
  // Nobody else can tell any more which card lies where.
  const back = ordered.toReversed()
  game.cards.conceal(back, [seat])
  deck.splice(deck.length - top.length, top.length, ...back)
  game.tell({ kind: 'rearranged', by: seat, owner })
}
