import { type CardId, doNext, type Seat, take } from '@turnwright/kernel'
import { BIRDS_DEALT } from '../cards/board.ts'
import { FOODS, type Food } from '../cards/food.ts'
import { discardCard } from './deck.ts'
import { goalOf } from './goals.ts'
import type { Offer } from './questions.ts'
import { playerAt, presentFrom, type Wingspan } from './state.ts'

const KEEP = 'keep'
const BONUS = 'bonus'

const STARTING_HAND = { kind: 'starting-hand' } as const
const BIRDS_AND_FOOD = { kind: 'birds-and-food' } as const
const BONUS_CARD = { kind: 'bonus-card' } as const

interface FoodToken {
  readonly id: Food
  readonly about: Offer
  readonly ref: { readonly space: string }
}

const FOOD_TOKENS: readonly FoodToken[] = FOODS.map((food) => ({
  id: food,
  about: { kind: 'food', food },
  ref: { space: `food-${food}` },
}))

/**
 * W4: everybody keeps five things at the same time, birds or food: a bird kept is a food given back. And one of
 * two bonus cards, seen while choosing.
 */
export function chooseStartingHands(game: Wingspan): void {
  const { state } = game
  tellWhatLies(game)
  const seats = presentFrom(state, 0)
  const responses = game.requestInputMany(seats.map((seat) => selectorFor(game, seat)))
  for (const [at, seat] of seats.entries()) {
    const selection = responses[at]?.selection ?? []
    // Whoever likes may choose the bonus card first.
    const chosenIn = (title: string) => selection.find((group) => group.title === title)?.selection ?? []
    keep(game, seat, chosenIn(KEEP), chosenIn(BONUS)[0])
  }
  doNext(state.agenda, { do: 'begin-round' })
}

/** Everything that lies open before anybody has chosen. */
function tellWhatLies(game: Wingspan): void {
  const { state } = game
  game.tell({ kind: 'goals-drawn', goals: state.goals.map((_, at) => goalOf(state, at + 1).id) })
  game.tell({ kind: 'tray-filled', cards: state.tray.slice() })
  game.tell({ kind: 'feeder-rolled', dice: state.feeder.slice() })
  const [wanted] = state.automa?.bonus ?? []
  if (wanted !== undefined) game.tell({ kind: 'automa-wants', card: wanted })
}

function selectorFor(game: Wingspan, seat: Seat) {
  const { hand, bonus } = playerAt(game.state, seat)
  const birdsAndFood: (CardId | FoodToken)[] = [...hand, ...FOOD_TOKENS]
  return {
    actor: game.player(seat).name,
    about: STARTING_HAND,
    private: true,
    cards: true,
    count: 2,
    choices: [
      { id: KEEP, about: BIRDS_AND_FOOD, choices: birdsAndFood, count: BIRDS_DEALT },
      { id: BONUS, about: BONUS_CARD, choices: bonus.slice(), count: 1 },
    ],
  }
}

function keep(game: Wingspan, seat: Seat, kept: readonly unknown[], bonus: unknown): void {
  const { state } = game
  const player = playerAt(state, seat)
  const discarded = player.hand.filter((card) => !kept.includes(card))
  for (const card of discarded) {
    take(card, player.hand)
    discardCard(game, card)
  }
  for (const card of player.bonus.slice())
    if (card !== bonus) {
      take(card, player.bonus)
      state.bonusDiscard.push(card)
    }
  FOODS.forEach((food, index) => {
    if (!kept.includes(food)) player.food[index] = 0
  })
  game.tell({ kind: 'keeps-start', seat, birds: player.hand.length, food: player.food.slice() })
  if (discarded.length > 0) game.tell({ kind: 'discards-start', seat, cards: discarded })
}
