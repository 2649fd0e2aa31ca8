import { type CardId, doNext, type Player, type SelectSelector } from '@turnwright/kernel'
import { isOccupation } from './actions/occupation.ts'
import type { CardType } from '../cards/card.ts'
import type { AgricolaActionManager } from './action-manager.ts'
import type { Ask } from './questions.ts'
import { type Agricola, playerAt, presentFrom } from './state.ts'

/**
 * Everybody keeps one occupation and one minor improvement of what they hold, all at the same time; then occupations go
 * to the left and minor improvements to the right, until nothing is left.
 */
export function draft({ game }: AgricolaActionManager): void {
  const { state } = game
  const seats = presentFrom(state, 0)
  const responses = game.requestInputMany(seats.map((seat) => question(game, game.player(seat))))
  for (const { seat, selection } of responses)
    for (const { selection: kept } of selection) for (const card of kept) keep(game, seat, card)
  passOn(game)
  if (state.players.some(({ offered }) => offered.length > 0)) doNext(state.agenda, { do: 'draft' })
  game.tell({ kind: 'all-keep-two' })
}

const DRAFT: Ask = { kind: 'draft' }

interface Pile {
  readonly id: CardType
  readonly about: Ask
  readonly choices: readonly CardId[]
  readonly count: number
}

function question({ state, cards }: Agricola, { seat, name }: Player): SelectSelector<Pile> {
  const { offered } = playerAt(state, seat)
  const piles = [
    pile(
      'occupation',
      offered.filter((card) => isOccupation(cards, card)),
    ),
    pile(
      'minor',
      offered.filter((card) => !isOccupation(cards, card)),
    ),
  ]
  return { actor: name, about: DRAFT, choices: piles, count: 2, cards: true, private: true }
}

function pile(of: CardType, choices: readonly CardId[]): Pile {
  return { id: of, about: { kind: 'pile', of }, choices, count: 1 }
}

function keep({ state, cards }: Agricola, seat: number, card: CardId): void {
  const { offered, hand } = playerAt(state, seat)
  cards.move(card, offered, hand)
}

function passOn(game: Agricola): void {
  const { state, cards } = game
  const seats = presentFrom(state, 0)
  const packs = seats.map((seat) => playerAt(state, seat).offered.splice(0))
  seats.forEach((seat, at) => {
    const fromRight = packs[(at + seats.length - 1) % seats.length] ?? []
    const fromLeft = packs[(at + 1) % seats.length] ?? []
    const { offered } = playerAt(state, seat)
    offered.push(...fromRight.filter((card) => isOccupation(cards, card)))
    offered.push(...fromLeft.filter((card) => !isOccupation(cards, card)))
    cards.show(offered, seat)
  })
}
