import type { Bird } from '../cards/bird.ts'
import { foodIndex } from '../cards/food.ts'
import type { Effect } from '../cards/power.ts'
import type { Outlook } from './outlook.ts'

/** The share of all birds under a wingspan. */
const UNDER = new Map([
  [50, 0.47],
  [75, 0.68],
  [100, 0.77],
])
/** The chance that one of the two dice that usually lie outside shows a certain face. */
const ONE_OF_USUAL_DICE = 0.31

/** What using a power once brings its owner, in points. */
export function powerWorth(outlook: Outlook, effect: Effect): number {
  const { foodWorth, bestFood: anyFood, cardWorth, view, hand, room } = outlook
  const egg = room > 0 ? 1 : 0.2
  switch (effect.kind) {
    case 'gainFoodFromSupply':
      return effect.n * (foodWorth[foodIndex(effect.food)] ?? 0)
    case 'allPlayersGainFoodFromSupply':
      return 0.6 * effect.n * (foodWorth[foodIndex(effect.food)] ?? 0)
    case 'cacheFromSupply':
      return effect.n
    case 'tradeFood':
      return 0.2
    case 'gainFoodFromFeeder':
      return 0.6 * Math.max(...effect.foods.map((food) => foodWorth[foodIndex(food)] ?? 0))
    case 'gainFoodFromFeederMayCache':
      return 0.65
    case 'gainDieFromFeeder':
      return anyFood
    case 'gainAllFromFeeder':
      return 1.2 * (foodWorth[foodIndex(effect.food)] ?? 0)
    case 'eachPlayerGainsDieFromFeeder':
      return 0.6 * anyFood
    case 'fewestInHabitatGainDie':
    case 'fewestInHabitatDrawCard':
      return 0.3
    case 'layEggOnAny':
    case 'layEggOnThis':
      return effect.n * egg
    case 'layEggOnNest':
      return 0.5 * egg
    case 'layEggOnEachNest':
      return 1.5 * egg
    case 'allPlayersLayEggOnNest':
      return 1.3 * egg
    case 'discardEggForFood':
      return Math.max(0, effect.n * anyFood - 1)
    case 'discardEggForCards':
      return Math.max(0, effect.cards * cardWorth - 1)
    case 'drawCards':
      return effect.n * cardWorth
    case 'drawCardsThenDiscardAtTurnEnd':
      return (effect.draw - 0.6) * cardWorth
    case 'allPlayersDrawFromDeck':
      return 0.6 * effect.n * cardWorth
    case 'draftPlayersPlusOne':
      return 2 * cardWorth
    case 'drawAllTray':
      return view.tray.length * cardWorth
    case 'drawBonusKeep':
      return 2.5
    case 'tuckFromHand':
      return hand.length > 0 ? 1 - 0.5 * cardWorth : 0.3
    case 'tuckFromHandThenDraw':
      return hand.length > 0 ? 1.1 : 0.6
    case 'tuckFromHandThenFood':
      return hand.length > 0 ? 1 + 0.5 * anyFood - 0.5 * cardWorth : 0.5
    case 'tuckFromHandThenLayOnThis':
    case 'tuckFromHandThenLayOnAny':
      return hand.length > 0 ? 1 + egg - 0.5 * cardWorth : 0.7
    case 'discardFoodToTuckFromDeck':
      return effect.tuck - (foodWorth[foodIndex(effect.food)] ?? 0)
    case 'huntDice':
      return ONE_OF_USUAL_DICE
    case 'huntDeckWingspan':
      return UNDER.get(effect.lessThanCm) ?? 0.6
    case 'playAdditionalBird':
      return 2
    case 'moveIfRightmost':
      return 0.1
    case 'repeatBrownInHabitat':
      return 0.7
    case 'repeatPredatorInHabitat':
      return 0.4
  }
}

/** What a bird's power will bring over the rest of the game if it is played into a row. */
export function powerOutlook(outlook: Outlook, { power }: Bird, uses: number): number {
  if (power === null) return 0
  const worth = powerWorth(outlook, power.does)
  if (power.color === 'white') return worth
  // A pink power waits for others; about every third of their turns wakes it.
  return worth * (power.color === 'pink' ? 0.3 * (outlook.turns - 1) : uses)
}
