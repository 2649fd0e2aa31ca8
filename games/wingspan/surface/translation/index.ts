import type { Asking } from '../../rules/state.ts'
import { drawCards, selectBonusCards, selectCards } from './cards.ts'
import { discardEggs, placeEggs } from './eggs.ts'
import { discardFood, payFood, selectFoodDestination, selectFoodFromFeeder, selectFoodFromSupply } from './food.ts'
import { playBird } from './play-bird.ts'
import { activatePower, repeatPower, selectHabitat, selectPlayer } from './powers.ts'
import { startingHand } from './starting-hand.ts'
import type { Translation } from './translation.ts'
import { turnAction } from './turn.ts'

type TranslationOfAny = { readonly [K in Asking]: unknown }

const TRANSLATIONS = {
  startingHand,
  turnAction,
  playBird,
  payFood,
  selectHabitat,
  activatePower,
  repeatPower,
  selectPlayer,
  selectFoodFromFeeder,
  selectFoodFromSupply,
  selectFoodDestination,
  discardFood,
  tradeFood: discardFood,
  discardEggs,
  tradeEgg: discardEggs,
  placeEggs,
  tuckCards: selectCards('TUCK', 'HAND'),
  discardCards: selectCards('DISCARD', 'HAND'),
  tradeCard: selectCards('DISCARD', 'HAND'),
  keepCards: selectCards('KEEP', 'REVEALED_SET'),
  drawCards,
  selectBonusCards,
} satisfies TranslationOfAny

/** How a question of the rules is put to an agent. */
export function translationFor(asking: Asking): Translation {
  // Each entry handles the one kind of prompt that it makes; an answer of another kind is refused before it is read.
  return TRANSLATIONS[asking] as unknown as Translation
}

export const playingABird = playBird as unknown as Translation
