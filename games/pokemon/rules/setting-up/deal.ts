import { doNext, type Seat } from '@turnwright/kernel'
import { acknowledge, bothSolemnly } from '../ceremony.ts'
import { amountChoice } from '../choices.ts'
import { isBasicPokemon } from '../movements.ts'
import { type Duel, other, playerAt } from '../state.ts'

const HAND = 7

/** P2: both shuffle and draw seven. */
export function deal(game: Duel): void {
  const { state } = game
  state.matchState = 'DRAWING_CARDS'
  bothSolemnly(game, 'DRAW_INITIAL_CARDS')
  drawHand(game, 0)
  drawHand(game, 1)
  game.tell({ kind: 'dealt', n: HAND })
  doNext(
    state.agenda,
    { do: 'look-for-basics' },
    { do: 'opening-active' },
    { do: 'opening-bench' },
    { do: 'set-prizes' },
    { do: 'first-player' },
  )
}

/** P3, P4: a hand without a Basic Pokémon is shown before it is drawn again. */
export function lookForBasics(game: Duel): void {
  const without = [0, 1].filter((seat) => !canBegin(game, seat))
  for (const seat of without) showHand(game, seat)
  const [seat] = without
  if (without.length === 2) doNext(game.state.agenda, { do: 'both-draw-again' })
  else if (seat !== undefined) doNext(game.state.agenda, { do: 'mulligan-bonus', seat: other(seat) })
}

/** P4: neither has one: both draw again, and nobody gets anything for it. Both see what was shown before it is gone. */
export function bothDrawAgain(game: Duel): void {
  acknowledge(game, 0, 'DRAW_INITIAL_CARDS')
  redraw(game, 0)
  redraw(game, 1)
  doNext(game.state.agenda, { do: 'look-for-basics' })
}

const BONUS = [0, 1, 2].map(amountChoice)
const QUESTION = { kind: 'mulligan-bonus' } as const

/** P3: right after each mulligan, before the new hand is drawn, the opponent may draw up to two more cards. */
export function drawBonus(game: Duel, seat: Seat): void {
  const { state, cards } = game
  const { deck, hand } = playerAt(state, seat)
  // After many mulligans there would be no cards left to set aside, and a player without Prizes has taken the last.
  const spare = Math.max(0, deck.length - state.prizesToWin)
  const choices = BONUS.filter(({ id }) => id <= spare)
  const n = game.ask.one(seat, QUESTION, choices)
  cards.draw(deck, hand, seat, n)
  game.tell({ kind: 'drew-extra', by: seat, n })
  playerAt(state, other(seat)).mulligans++
  redraw(game, other(seat))
  doNext(state.agenda, { do: 'look-for-basics' })
}

function canBegin(game: Duel, seat: Seat): boolean {
  return playerAt(game.state, seat).hand.some((card) => isBasicPokemon(game, card))
}

function showHand(game: Duel, seat: Seat): void {
  const { hand } = playerAt(game.state, seat)
  game.cards.reveal(hand)
  game.tell({ kind: 'no-basics', by: seat })
  for (const card of hand) game.tell({ kind: 'shows', by: seat, card })
}

function drawHand({ state, cards }: Duel, seat: Seat): void {
  const { deck, hand } = playerAt(state, seat)
  cards.shuffle(deck)
  cards.draw(deck, hand, seat, HAND)
}

function redraw(game: Duel, seat: Seat): void {
  const { deck, hand } = playerAt(game.state, seat)
  deck.push(...hand.splice(0))
  drawHand(game, seat)
  game.tell({ kind: 'drew-anew', by: seat, n: HAND })
}
