import { type CardId, nth, type Seat } from '@turnwright/kernel'
import { topCard } from './deck.ts'
import { type MatBird, playerAt, tallyOf, type Wingspan } from './state.ts'

/** A card from the hand goes under a bird: nobody else sees which. */
export function tuckFromHand(game: Wingspan, seat: Seat, bird: MatBird, card: CardId): void {
  game.cards.slip(card, playerAt(game.state, seat).hand, bird.tucked, seat)
  tallyOf(game.state, seat).tucked++
  const slipped = nth(bird.tucked, bird.tucked.length - 1)
  game.tell({ kind: 'tucks', seat, card: slipped, under: { card: bird.card } })
}

/** Cards from the deck go under a bird unseen. */
export function tuckFromDeck(game: Wingspan, seat: Seat, bird: MatBird, n: number): void {
  let tucked = 0
  for (; tucked < n; tucked++) {
    const card = topCard(game)
    if (card === null) break
    bird.tucked.push(card)
  }
  tallyOf(game.state, seat).tucked += tucked
  game.tell({ kind: 'tucks-from-deck', seat, n: tucked, under: { card: bird.card } })
}

/** What a predator caught. */
export function tuckPrey(game: Wingspan, seat: Seat, bird: MatBird, card: CardId): void {
  bird.tucked.push(card)
  tallyOf(game.state, seat).tucked++
  game.tell({ kind: 'catches', seat, card, hunter: { card: bird.card } })
}
