import { type Seat, take } from '@turnwright/kernel'
import type { Filter } from '../cards/filter.ts'
import { isPrintedLike } from './stats.ts'
import { type Estraven, playerAt } from './state.ts'

/** E49: a draw that cannot be made loses the game, once the library has been made anew. */
export function drawCards(game: Estraven, seat: Seat, count: number): void {
  if (count <= 0) return
  const player = playerAt(game.state, seat)
  let missing = count - drawOut(game, seat, count)
  if (missing > 0 && makeLibraryAnew(game, seat)) missing -= drawOut(game, seat, missing)
  if (missing > 0) player.drewNothing = true
}

function drawOut(game: Estraven, seat: Seat, count: number): number {
  const { library, hand } = playerAt(game.state, seat)
  const drawn = game.cards.draw(library, hand, seat, count)
  if (drawn.length > 0) game.tell({ kind: 'draws', seat, cards: drawn })
  return drawn.length
}

/** E8: once in a game the graveyard becomes the library; false where it cannot. */
function makeLibraryAnew(game: Estraven, seat: Seat): boolean {
  const player = playerAt(game.state, seat)
  if (player.hasNewLibrary || player.graveyard.length === 0) return false
  player.hasNewLibrary = true
  player.library.push(...player.graveyard.splice(0))
  game.cards.shuffle(player.library)
  game.tell({ kind: 'library-anew', seat, count: player.library.length })
  return true
}

/** The player chooses what to discard; whoever has no more than that discards all. */
export function discardCards(game: Estraven, seat: Seat, count: number): void {
  const { state, cards } = game
  const { hand, graveyard } = playerAt(state, seat)
  if (count <= 0 || hand.length === 0) return
  const discarded =
    hand.length <= count ? hand.slice() : game.ask.cards(seat, { kind: 'discard', count }, hand.slice(), { count })
  for (const card of discarded) {
    take(card, hand)
    cards.reveal(card)
    graveyard.push(card)
  }
  game.tell({ kind: 'discards', seat, cards: discarded })
}

const NOTHING = { id: 'nothing', about: { kind: 'nothing' } } as const

/** Whoever searches sees the library, shows what they take, and shuffles. */
export function searchLibrary(game: Estraven, seat: Seat, like: Filter): void {
  const { state, cards } = game
  const { library, hand } = playerAt(state, seat)
  cards.show(library, seat)
  const fitting = library.filter((card) => isPrintedLike(cards.kind(card), like))
  const choices = fitting.map((card) => ({
    id: card,
    about: { kind: 'found', card, identity: cards.identity(card) },
    ref: { card },
    value: card,
  }))
  const found = game.ask.one(seat, { kind: 'search', like }, [...choices, NOTHING], { private: true })
  if (found === 'nothing') game.tell({ kind: 'finds-nothing', seat })
  else {
    take(found, library)
    cards.reveal(found)
    hand.push(found)
    game.tell({ kind: 'finds', seat, card: found })
  }
  cards.shuffle(library)
}
