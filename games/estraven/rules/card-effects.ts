import { type CardId, type Seat, take } from '@turnwright/kernel'
import type { Filter } from '../cards/filter.ts'
import { ask } from './ask.ts'
import { isPrintedLike } from './stats.ts'
import { type Estraven, playerAt } from './state.ts'

/** E49: a draw that cannot be made loses the game. */
export function drawCards({ state, cards }: Estraven, seat: Seat, count: number): void {
  const player = playerAt(state, seat)
  if (count <= 0) return
  const drawn = cards.draw(player.library, player.hand, seat, count)
  if (drawn.length < count) player.drewNothing = true
}

/** The player chooses what to discard; whoever has no more than that discards all. */
export function discardCards(game: Estraven, seat: Seat, count: number): void {
  const { hand } = playerAt(game.state, seat)
  const discarded =
    hand.length <= count
      ? hand.slice()
      : ask(game, seat, 'discard', {
          actor: game.player(seat).name,
          title: count === 1 ? 'Discard a card' : `Discard ${count} cards`,
          choices: hand.slice(),
          cards: true,
          count,
        })
  for (const card of discarded) discard(game, seat, card)
}

export function discard({ state, cards }: Estraven, seat: Seat, card: CardId): void {
  const { hand, graveyard } = playerAt(state, seat)
  take(card, hand)
  cards.reveal(card)
  graveyard.push(card)
}

const NOTHING = 'Find nothing'

/** Whoever searches sees the library, shows what they take, and shuffles. */
export function searchLibrary(game: Estraven, seat: Seat, like: Filter): void {
  const { state, cards } = game
  const { library, hand } = playerAt(state, seat)
  cards.show(library, seat)
  const fitting = library.filter((card) => isPrintedLike(cards.kind(card), like))
  const [found] = ask(game, seat, 'search', {
    actor: game.player(seat).name,
    title: 'Search your library for a card',
    choices: [...fitting, NOTHING],
    cards: true,
    private: true,
  })
  if (typeof found === 'number') {
    take(found, library)
    cards.reveal(found)
    hand.push(found)
    game.tell('{player} finds {card}', { player: { seat }, card: { card: found } })
  }
  cards.shuffle(library)
}
