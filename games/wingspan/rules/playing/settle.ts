import { announce } from '../announcement.ts'
import { isHeard } from '../heard.ts'
import { type CardId, doNext, type Seat, take } from '@turnwright/kernel'
import { habitatAt } from '../../cards/habitat.ts'
import { askInPrivate } from '../ask.ts'
import { loseEgg } from '../eggs.ts'
import { loseFood } from '../food.ts'
import { birdOf } from '../identities.ts'
import { cardsOfBirds, findBird, rowAt } from '../mat.ts'
import { type MatBird, playerAt, tallyOf, type Wingspan } from '../state.ts'
import { choosePayment, paymentText } from './pay-food.ts'
import { eggCost, openRows, rowsFor } from './playable.ts'

export const ROW_CHOICES = [
  { id: 'forest', title: 'Forest', ref: { space: 'row-forest' }, value: 0 },
  { id: 'grassland', title: 'Grassland', ref: { space: 'row-grassland' }, value: 1 },
  { id: 'wetland', title: 'Wetland', ref: { space: 'row-wetland' }, value: 2 },
] as const

/**
 * W11-W14: the player pays for a bird in hand and puts it on the mat. Everything is chosen before anything is done, so
 * that nobody learns of the bird before it lies there, and all of it can still be taken back.
 */
export function settle(game: Wingspan, seat: Seat, card: CardId, among: number): void {
  const { state, cards } = game
  const player = playerAt(state, seat)
  const bird = birdOf(cards, card)
  const row = chooseRow(game, seat, bird.name, rowsFor(player, bird, openRows(player) & among))
  const nests = chooseEggs(game, seat, eggCost(player, row) as number)
  const payment = choosePayment(game, seat, bird)
  for (const nest of nests) loseEgg(game, seat, findBird(player, nest))
  for (let food = 0; food < payment.length; food++) {
    const n = payment[food] as number
    if (n > 0) loseFood(game, seat, food, n)
  }
  place(game, seat, card, row)
  game.tell('{player} plays {bird} in the {row} for {paid}', {
    player: { seat },
    bird: { card },
    row: habitatAt(row),
    paid: paymentText(payment),
  })
  if (bird.power?.color === 'white') doNext(state.agenda, { do: 'power', seat, card, chain: [] })
  doNext(state.agenda, { do: 'react', seat, to: { did: 'play-bird', row } })
}

function place(game: Wingspan, seat: Seat, card: CardId, row: number): void {
  const { state, cards } = game
  const player = playerAt(state, seat)
  take(card, player.hand)
  cards.reveal(card)
  const column = rowAt(player, row).length
  const kind = cards.kind(card)
  const settled: MatBird = { card, kind, home: 10 * row + column, eggs: 0, cached: 0, tucked: [], reacted: false }
  rowAt(player, row).push(settled)
  tallyOf(state, seat).played.push(kind)
  if (isHeard(game)) announce(game, { type: 'BIRD_PLAYED', seat, card, row, column })
}

function chooseRow(game: Wingspan, seat: Seat, name: string, rows: number): number {
  const choices = ROW_CHOICES.filter(({ value }) => (rows & (1 << value)) !== 0)
  const [only] = choices
  if (choices.length === 1 && only !== undefined) return only.value
  return askInPrivate(game, seat, 'selectHabitat', `Where does the ${name} settle?`, choices)
}

/** W12: eggs from any of the player's birds, one after the other. */
function chooseEggs(game: Wingspan, seat: Seat, due: number): readonly CardId[] {
  const chosen: CardId[] = []
  const player = playerAt(game.state, seat)
  const left = ({ card, eggs }: MatBird): number => eggs - chosen.filter((nest) => nest === card).length
  while (chosen.length < due) {
    const nests = cardsOfBirds(player, (bird) => left(bird) > 0)
    const [only] = nests
    if (nests.length === 1 && only !== undefined) chosen.push(only)
    else chosen.push(chooseEgg(game, seat, nests, due - chosen.length))
  }
  return chosen
}

function chooseEgg(game: Wingspan, seat: Seat, nests: readonly CardId[], due: number): CardId {
  const title = due === 1 ? 'Pay an egg for the slot' : `Pay ${due} eggs for the slot`
  return askInPrivate(game, seat, 'discardEggs', title, nests)
}
