import { doNext, type Seat } from '@turnwright/kernel'
import { pickOption } from '../ask.ts'
import { bothSolemnly } from '../ceremony.ts'
import { isBasicPokemon } from '../movements.ts'
import { type Duel, other, playerAt } from '../state.ts'

const HAND = 7

/** P2, P4: both shuffle and draw seven, again and again as long as neither has a Basic Pokémon. */
export function deal(game: Duel): void {
  const { state } = game
  state.matchState = 'DRAWING_CARDS'
  bothSolemnly(game, 'DRAW_INITIAL_CARDS')
  drawHand(game, 0)
  drawHand(game, 1)
  while (!canBegin(game, 0) && !canBegin(game, 1)) {
    game.tell('Nobody has a Basic Pokémon: both draw again')
    redraw(game, 0)
    redraw(game, 1)
  }
  const without = [0, 1].find((seat) => !canBegin(game, seat))
  doNext(state.agenda, { do: 'opening-active' }, { do: 'opening-bench' }, { do: 'set-prizes' }, { do: 'first-player' })
  if (without !== undefined) doNext(state.agenda, { do: 'mulligan', seat: without })
}

/** P3: a hand without a Basic Pokémon is shown and drawn again; each time the opponent may draw up to two more. */
export function mulligan(game: Duel, seat: Seat): void {
  const { agenda } = game.state
  playerAt(game.state, seat).mulligans++
  redraw(game, seat)
  doNext(agenda, { do: 'mulligan-bonus', seat: other(seat) })
}

const BONUS = [0, 1, 2] as const

export function drawBonus(game: Duel, seat: Seat): void {
  const { state, cards } = game
  const title = 'Choose how many extra cards to draw'
  const n = pickOption(game, seat, { asking: 'mulligan-bonus', by: -1 }, title, BONUS)
  const { deck, hand } = playerAt(state, seat)
  cards.draw(deck, hand, seat, n)
  game.tell('{player} draws {n} extra', { player: { seat }, n })
  if (!canBegin(game, other(seat))) doNext(state.agenda, { do: 'mulligan', seat: other(seat) })
}

function canBegin(game: Duel, seat: Seat): boolean {
  return playerAt(game.state, seat).hand.some((card) => isBasicPokemon(game, card))
}

function drawHand({ state, cards }: Duel, seat: Seat): void {
  const { deck, hand } = playerAt(state, seat)
  cards.shuffle(deck)
  cards.draw(deck, hand, seat, HAND)
}

function redraw(game: Duel, seat: Seat): void {
  const { cards } = game
  const { deck, hand } = playerAt(game.state, seat)
  cards.reveal(hand)
  for (const card of hand) game.tell('{player} shows {card}', { player: { seat }, card: { card } })
  deck.push(...hand.splice(0))
  drawHand(game, seat)
}
