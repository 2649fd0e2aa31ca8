import { type CardId, doNext, type Seat, take } from '@turnwright/kernel'
import { habitatAt } from '../../cards/habitat.ts'
import { loseEgg } from '../eggs.ts'
import { loseFood } from '../food.ts'
import { birdOf } from '../identities.ts'
import { cardsOfBirds, findBird, rowAt } from '../mat.ts'
import { type MatBird, playerAt, tallyOf, type Wingspan } from '../state.ts'
import { choosePayment } from './pay-food.ts'
import { eggCost, openRows, rowsFor } from './playable.ts'

/** The others learn neither what is asked nor what is answered. */
const PRIVATE = { cards: true, private: true } as const

export const ROW_CHOICES = [
  { id: 'forest', about: { kind: 'row', row: 'forest' }, ref: { space: 'row-forest' }, value: 0 },
  { id: 'grassland', about: { kind: 'row', row: 'grassland' }, ref: { space: 'row-grassland' }, value: 1 },
  { id: 'wetland', about: { kind: 'row', row: 'wetland' }, ref: { space: 'row-wetland' }, value: 2 },
] as const

/**
 * W11-W14: the player pays for a bird in hand and puts it on the mat. Everything is chosen before anything is done, so
 * that nobody learns of the bird before it lies there, and all of it can still be taken back. `by` is the bird whose
 * power lets it come.
 */
export function settle(game: Wingspan, seat: Seat, card: CardId, among: number, by: CardId | null): void {
  const { state, cards } = game
  const player = playerAt(state, seat)
  const bird = birdOf(cards, card)
  const row = chooseRow(game, seat, card, rowsFor(player, bird, openRows(player) & among), by)
  const nests = chooseEggs(game, seat, eggCost(player, row) ?? 0, by)
  const paid = choosePayment(game, seat, card, by)
  for (const nest of nests) loseEgg(game, seat, findBird(player, nest))
  for (let food = 0; food < paid.length; food++) loseFood(game, seat, food, paid[food] ?? 0)
  const column = place(game, seat, card, row)
  game.tell({ kind: 'plays', seat, card, row: habitatAt(row), column, paid })
  if (bird.power?.color === 'white') doNext(state.agenda, { do: 'power', seat, card, chain: [] })
  doNext(state.agenda, { do: 'react', seat, to: { did: 'play-bird', row } })
}

/** The column where it lies now. */
function place(game: Wingspan, seat: Seat, card: CardId, row: number): number {
  const { state, cards } = game
  const player = playerAt(state, seat)
  take(card, player.hand)
  cards.reveal(card)
  const column = rowAt(player, row).length
  const kind = cards.kind(card)
  const settled: MatBird = { card, kind, home: 10 * row + column, eggs: 0, cached: 0, tucked: [], reacted: false }
  rowAt(player, row).push(settled)
  tallyOf(state, seat).played.push(kind)
  return column
}

function chooseRow(game: Wingspan, seat: Seat, card: CardId, rows: number, by: CardId | null): number {
  const choices = ROW_CHOICES.filter(({ value }) => (rows & (1 << value)) !== 0)
  const [only] = choices
  if (choices.length === 1 && only !== undefined) return only.value
  return game.ask.one(seat, { kind: 'settle', bird: { card }, card: by }, choices, PRIVATE)
}

/** W12: eggs from any of the player's birds, one after the other. */
function chooseEggs(game: Wingspan, seat: Seat, due: number, by: CardId | null): readonly CardId[] {
  const chosen: CardId[] = []
  const player = playerAt(game.state, seat)
  const left = ({ card, eggs }: MatBird): number => eggs - chosen.filter((nest) => nest === card).length
  while (chosen.length < due) {
    const nests = cardsOfBirds(player, (bird) => left(bird) > 0)
    const [only] = nests
    if (nests.length === 1 && only !== undefined) chosen.push(only)
    else chosen.push(game.ask.one(seat, { kind: 'pay-egg', left: due - chosen.length, card: by }, nests, PRIVATE))
  }
  return chosen
}
