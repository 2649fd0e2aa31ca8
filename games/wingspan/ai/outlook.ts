import { nth, type Seat } from '@turnwright/kernel'
import type { Bird } from '../cards/bird.ts'
import { TURNS_BY_ROUND } from '../cards/board.ts'
import { FOODS } from '../cards/food.ts'
import { birdCalled } from '../rules/identities.ts'
import { suggestedPayment } from '../rules/playing/payment.ts'
import type { PlayerView, WingspanView } from '../rules/view.ts'
import { type OpenGoal, openGoals } from './goal-worth.ts'
import { weights } from './weights.ts'

/** What a seat makes of what it sees: the prices of things, in points. */
export interface Outlook {
  readonly view: WingspanView
  readonly seat: Seat
  readonly me: PlayerView
  /** Turns left to this player in the whole game, with the one that is running. */
  readonly turns: number
  readonly hand: readonly Bird[]
  readonly food: readonly number[]
  readonly eggs: number
  /** Free places for eggs. */
  readonly room: number
  /** What one more token of each food is worth, in the order of FOODS. */
  readonly foodWorth: readonly number[]
  /** The highest of these. */
  readonly bestFood: number
  readonly cardWorth: number
  /** The goals that are still to be scored. */
  readonly goals: readonly OpenGoal[]
}

/** The plain prices: what the birds in hand ask for comes on top, in `wanting`. */
export function plainOutlook(view: WingspanView, seat: Seat): Outlook {
  const me = nth(view.players, seat)
  const turns = turnsLeft(view, me)
  const hand = me.hand.map(({ bird }) => birdCalled(bird)).filter((bird) => bird !== null)
  const food = FOODS.map((each) => me.food[each])
  let eggs = 0
  let places = 0
  for (const { birds } of me.rows)
    for (const each of birds) {
      eggs += each.eggs
      places += birdCalled(each.bird)?.eggs ?? 0
    }
  return {
    view,
    seat,
    me,
    turns,
    hand,
    food,
    eggs,
    room: places - eggs,
    foodWorth: FOODS.map(() => plainFood(turns)),
    bestFood: plainFood(turns),
    cardWorth: cardWorthOf(turns, hand.length),
    goals: openGoals(view),
  }
}

function turnsLeft({ round }: WingspanView, { turnsLeft: now }: PlayerView): number {
  return TURNS_BY_ROUND.slice(round).reduce((sum, turns) => sum + turns, now)
}

/** What food is worth that no bird in hand asks for. */
function plainFood(turns: number): number {
  return weights.food * Math.min(1, Math.max(0, turns - 1) / weights.foodTime)
}

function cardWorthOf(turns: number, held: number): number {
  const time = Math.min(1, Math.max(0, turns - 2) / weights.cardTime)
  return time * (weights.cards[Math.min(held, weights.cards.length - 1)] ?? 0)
}

/** What a bird's food costs this player, in points. */
export function costInPoints({ food, turns }: Outlook, { price }: Bird): number {
  const paid = suggestedPayment(price, food)
  return paid.reduce((sum, n) => sum + n, 0) * plainFood(turns)
}
