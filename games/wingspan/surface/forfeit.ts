import type { CardId, Choice, Selection } from '@turnwright/kernel'
import { ROW_CONFIGS } from '../cards/board.ts'
import type { Price } from '../cards/cost.ts'
import { FOODS } from '../cards/food.ts'
import { HABITATS } from '../cards/habitat.ts'
import { birdOf } from '../rules/identities.ts'
import { birdOn, eggRoom, findBird, rowAt } from '../rules/mat.ts'
import { eggCost } from '../rules/playing/playable.ts'
import { GRASSLAND } from '../rules/row-actions.ts'
import { type Asked, decliningWord, offeredCards } from './translation/translation.ts'

/**
 * What is answered in the place of a player who forfeits a choice: what is offered is taken, nothing of their own is given
 * that may be kept, and what must be given is what they miss least.
 */
export function leastHarmful(asked: Asked): Selection {
  const { about } = asked
  switch (about.kind) {
    case 'starting-hand':
      return cheapBirdsAndTheirFood(asked)
    case 'turn':
      return [hasRoomForAllEggs(asked) ? 'grassland' : 'forest']
    case 'use-power':
      return [costsFood(asked, about.card) ? 'skip' : 'use']
    case 'who-takes-first':
      return isAmong(asked, asked.seat) ? [asked.seat] : declined(asked)
    case 'take-die':
    case 'take-all-dice':
    case 'keep-or-cache':
    case 'take-food':
    case 'take-other-food':
    case 'lay-egg':
    case 'lay-on-nest':
    case 'lay-after-tucking':
    case 'draw-card':
    case 'pick-card':
    case 'keep-bonus':
    case 'repeat-power':
    case 'pay-food':
      return firstOffered(asked)
    case 'settle':
      return whereFewestEggsAreDue(asked)
    case 'give-up-card':
      return fewestPoints(asked)
    case 'pay-egg':
      return fromFullestNest(asked)
    case 'give-egg':
    case 'trade-egg':
      return decliningWord(asked) === null ? fromFullestNest(asked) : declined(asked)
    case 'play-another':
    case 'move-bird':
    case 'give-food':
    case 'trade-food':
    case 'trade-card':
    case 'tuck-card':
      return declined(asked)
  }
}

/** What brings something comes before what declines, and nobody else's dice are rolled again. */
function firstOffered({ selector }: Asked): Selection {
  const brings = selector.choices.find((choice) => !['skip', 'done', 'reroll'].includes(String(idOf(choice))))
  return brings === undefined ? ['skip'] : [idOf(brings)]
}

function declined(asked: Asked): Selection {
  const word = decliningWord(asked)
  return word === null ? firstOffered(asked) : [word]
}

function idOf(choice: Choice): string | number {
  return typeof choice === 'object' ? (choice.id as string | number) : choice
}

function isAmong({ selector }: Asked, id: number): boolean {
  return selector.choices.some((choice) => idOf(choice) === id)
}

function fromFullestNest(asked: Asked): Selection {
  return leastBy(offeredCards(asked), (card) => -findBird(asked.player, card).eggs)
}

function whereFewestEggsAreDue({ player, selector }: Asked): Selection {
  return leastBy(
    selector.choices.map(idOf),
    (row) =>
      eggCost(
        player,
        HABITATS.findIndex((each) => each === row),
      ) ?? 0,
  )
}

function fewestPoints(asked: Asked): Selection {
  return leastBy(offeredCards(asked), (card) => birdOf(asked.game.cards, card).points)
}

function leastBy<T>(items: readonly T[], measure: (item: T) => number): readonly T[] {
  return items.toSorted((a, b) => measure(a) - measure(b)).slice(0, 1)
}

function costsFood({ player }: Asked, card: CardId): boolean {
  return birdOn(findBird(player, card)).power?.does.kind === 'discardFoodToTuckFromDeck'
}

/** An egg is a point, where there is a nest for it; there is always food. */
function hasRoomForAllEggs({ player }: Asked): boolean {
  let room = 0
  for (const row of player.rows) for (const bird of row) room += eggRoom(bird)
  return room >= (ROW_CONFIGS[GRASSLAND]?.baseRewards[rowAt(player, GRASSLAND).length] as number)
}

const BIRDS_KEPT = 2

/** W4: two birds that are easy to pay for, what they eat, and a bonus card. */
function cheapBirdsAndTheirFood({ game, player }: Asked): Selection {
  const price = (card: CardId) => birdOf(game.cards, card).price
  const birds = player.hand.toSorted((a, b) => price(a).total - price(b).total).slice(0, BIRDS_KEPT)
  const eaten = (food: number): number => birds.reduce((sum, card) => sum + shareOf(price(card), food), 0)
  const foods = [...FOODS.keys()].toSorted((a, b) => eaten(b) - eaten(a)).slice(0, FOODS.length - birds.length)
  return [
    { title: 'keep', selection: [...birds, ...foods.map((food) => FOODS[food] as string)] },
    { title: 'bonus', selection: player.bonus.slice(0, 1) },
  ]
}

/** How much a bird needs a food: of several that would do as well, each for its part. */
function shareOf({ each, isOneOf }: Price, food: number): number {
  const n = each[food] as number
  return isOneOf ? n / each.reduce((sum, one) => sum + one, 0) : n
}
