import type { AnytimeAction } from '@turnwright/kernel'
import type { AnySelection } from '@turnwright/kernel/host'
import { ANIMALS, type Animal, type Good, isAnimal } from '../cards/goods.ts'
import { TOTAL_ROUNDS } from '../cards/round-cards.ts'
import { offerBehind } from '../rules/anytime/offer.ts'
import { bestAbout, type Choices, idOf } from './choices.ts'
import { animalLoss, priceWorth } from './goods-worth.ts'
import type { Habits } from './habits.ts'
import type { Outlook } from './outlook.ts'

/** A begging marker: rather anything is eaten. */
const BEGGING = 3
/** Where something of another kind could be turned into food first. */
const LOOKING_ON = 2.9

/** What costs least for each food that is missing. */
export function converting(w: Habits, look: Outlook, choices: Choices, need: number): AnySelection {
  const short = need - look.player.supply.food
  return bestAbout(choices, (about) => {
    if (about.kind !== 'convert') return about.kind === 'stop-converting' ? -LOOKING_ON : -BEGGING
    const eaten = Math.min(about.food, short)
    return ((about.food - eaten) * w.foodInStore - eatenWorth(w, look, about.good, about.n)) / eaten
  })
}

function eatenWorth(w: Habits, look: Outlook, good: Good, n: number): number {
  const { supply } = look.player
  const left = look.left / TOTAL_ROUNDS
  if (isAnimal(good)) {
    const pair = look.farm[good] === 2 ? w.pair * (look.harvestsLeft - 1) : 0
    return animalLoss(w, look, good) + pair + 0.3
  }
  if (good === 'grain') {
    const toSow = look.emptyFields > 0 && supply.grain <= look.emptyFields ? 0.6 * w.grainToSow : 0
    return w.grain * (0.4 + left) + toSow + (supply.grain === 1 ? 1 : 0)
  }
  if (good === 'vegetable') return w.vegetable * (0.6 + left) + 0.8 + (supply.vegetable === 1 ? 1 : 0)
  return priceWorth(w, look, { [good]: n })
}

/** With enough food: crafts whose food is worth more than what they use up. */
export function crafting(w: Habits, look: Outlook, choices: Choices): AnySelection {
  return bestAbout(choices, (about) =>
    about.kind === 'convert'
      ? about.food * w.foodInStore - 0.5 * priceWorth(w, look, { [about.good]: about.n })
      : 0.001,
  )
}

/** The animal that costs least goes; into the pot, if there is one. */
export function makingRoom(
  w: Habits,
  look: Outlook,
  choices: Choices,
  anytime: readonly AnytimeAction[],
): AnySelection {
  const animal = leastWorth(w, look)
  for (const offer of anytime)
    if (offer.about?.kind === 'convert' && offerBehind(offer).good === animal)
      return { action: 'anytime-action', anytimeAction: offer }
  for (const choice of choices)
    if (typeof choice !== 'number' && choice.about.kind === 'let-go' && choice.about.animal === animal)
      return [choice.id]
  return [idOf(choices[0])]
}

function leastWorth(w: Habits, look: Outlook): Animal {
  let least: Animal = 'sheep'
  let loss = Number.POSITIVE_INFINITY
  for (const animal of ANIMALS) {
    if (look.farm[animal] === 0) continue
    const cost = animalLoss(w, look, animal) - 0.2 * (look.cooks?.[animal] ?? 0)
    if (cost < loss) {
      loss = cost
      least = animal
    }
  }
  return least
}
