import { announce } from './announcement.ts'
import { isHeard } from './heard.ts'
import { type CardId, doNext, type Seat, take } from '@turnwright/kernel'
import { BIRDS_DEALT } from '../cards/board.ts'
import { FOODS, type Food } from '../cards/food.ts'
import { discardCard } from './deck.ts'
import { playerAt, presentFrom, type Wingspan } from './state.ts'

const KEEP = 'keep'
const KEEP_TITLE = 'Birds and food'
const BONUS = 'bonus'
const BONUS_TITLE = 'Bonus card'

interface FoodToken {
  readonly id: Food
  readonly title: string
  readonly ref: { readonly space: string }
}

const FOOD_TOKENS: readonly FoodToken[] = FOODS.map((food) => ({
  id: food,
  title: food.slice(0, 1).toUpperCase() + food.slice(1),
  ref: { space: `food-${food}` },
}))

/**
 * W4: everybody keeps five things at the same time, birds or food: a bird kept is a food given back. And one of
 * two bonus cards, seen while choosing.
 */
export function chooseStartingHands(game: Wingspan): void {
  const { state } = game
  state.asking = 'startingHand'
  state.asked = null
  state.left = 1
  const seats = presentFrom(state, 0)
  const responses = game.requestInputMany(seats.map((seat) => selectorFor(game, seat)))
  for (const [at, { selection }] of responses.entries()) {
    const seat = seats[at] as Seat
    // Whoever likes may choose the bonus card first.
    const chosenIn = (title: string) => selection.find((group) => group.title === title)?.selection ?? []
    keep(game, seat, chosenIn(KEEP_TITLE) as readonly (CardId | Food)[], chosenIn(BONUS_TITLE)[0] as CardId)
  }
  if (isHeard(game)) announce(game, { type: 'GAME_STARTED' })
  doNext(state.agenda, { do: 'begin-round' })
}

function selectorFor(game: Wingspan, seat: Seat) {
  const { hand, bonus } = playerAt(game.state, seat)
  const birdsAndFood: (CardId | FoodToken)[] = [...hand, ...FOOD_TOKENS]
  return {
    actor: game.player(seat).name,
    title: 'Keep five birds or foods, and a bonus card',
    help: 'Each bird you keep costs you one food',
    private: true,
    cards: true,
    count: 2,
    choices: [
      { id: KEEP, title: KEEP_TITLE, choices: birdsAndFood, count: BIRDS_DEALT },
      { id: BONUS, title: BONUS_TITLE, choices: bonus.slice(), count: 1 },
    ],
  }
}

function keep(game: Wingspan, seat: Seat, kept: readonly (CardId | Food)[], bonus: CardId): void {
  const { state } = game
  const player = playerAt(state, seat)
  for (const card of player.hand.slice())
    if (!kept.includes(card)) {
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
  const birds = player.hand.length === 1 ? '1 bird' : '{birds} birds'
  game.tell(`{player} keeps ${birds} and {food} food`, {
    player: { seat },
    birds: player.hand.length,
    food: BIRDS_DEALT - player.hand.length,
  })
}
