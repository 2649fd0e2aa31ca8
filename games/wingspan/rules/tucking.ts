import { announce } from './announcement.ts'
import { isHeard } from './heard.ts'
import type { CardId, Seat } from '@turnwright/kernel'
import { topCard } from './deck.ts'
import { type MatBird, playerAt, tallyOf, type Wingspan } from './state.ts'

/** A card from the hand goes under a bird: nobody else sees which. */
export function tuckFromHand(game: Wingspan, seat: Seat, bird: MatBird, card: CardId): void {
  game.cards.slip(card, playerAt(game.state, seat).hand, bird.tucked, seat)
  note(game, seat, bird, 1, 'hand')
  game.tell('{player} tucks {card} under {bird}', {
    player: { seat },
    card: { card: bird.tucked[bird.tucked.length - 1] as CardId },
    bird: { card: bird.card },
  })
}

/** Cards from the deck go under a bird unseen. */
export function tuckFromDeck(game: Wingspan, seat: Seat, bird: MatBird, n: number): void {
  let tucked = 0
  for (; tucked < n; tucked++) {
    const card = topCard(game)
    if (card === null) break
    bird.tucked.push(card)
  }
  note(game, seat, bird, tucked, 'deck')
  game.tell('{player} tucks {n} cards from the deck under {bird}', {
    player: { seat },
    n: tucked,
    bird: { card: bird.card },
  })
}

/** What a predator caught. */
export function tuckPrey(game: Wingspan, seat: Seat, bird: MatBird, card: CardId): void {
  bird.tucked.push(card)
  note(game, seat, bird, 1, 'revealed')
  game.tell('{bird} catches {card}', { bird: { card: bird.card }, card: { card } })
}

function note(game: Wingspan, seat: Seat, bird: MatBird, n: number, from: 'hand' | 'deck' | 'revealed'): void {
  tallyOf(game.state, seat).tucked += n
  if (isHeard(game)) announce(game, { type: 'TUCK_CARDS', seat, card: bird.card, n, from })
}
