import type { Question } from '../../rules/questions.ts'
import { drawCards, selectBonusCards, selectCards } from './cards.ts'
import { discardEggs, placeEggs } from './eggs.ts'
import { discardFood, payFood, selectFoodDestination, selectFoodFromFeeder, selectFoodFromSupply } from './food.ts'
import { playBird } from './play-bird.ts'
import { activatePower, repeatPower, selectHabitat, selectPlayer } from './powers.ts'
import { startingHand } from './starting-hand.ts'
import type { Translation } from './translation.ts'
import { turnAction } from './turn.ts'

type TranslationOfAny = { readonly [K in Question['kind']]: unknown }

const TRANSLATIONS = {
  'starting-hand': startingHand,
  turn: turnAction,
  'use-power': activatePower,
  'repeat-power': repeatPower,
  'play-another': playBird,
  'move-bird': selectHabitat,
  'who-takes-first': selectPlayer,
  settle: selectHabitat,
  'pay-egg': discardEggs,
  'pay-food': payFood,
  'take-die': selectFoodFromFeeder,
  'take-all-dice': selectFoodFromFeeder,
  'keep-or-cache': selectFoodDestination,
  'take-food': selectFoodFromSupply,
  'take-other-food': selectFoodFromSupply,
  'give-food': discardFood,
  'trade-food': discardFood,
  'lay-egg': placeEggs,
  'lay-on-nest': placeEggs,
  'lay-after-tucking': placeEggs,
  'give-egg': discardEggs,
  'trade-egg': discardEggs,
  'draw-card': drawCards,
  'pick-card': selectCards('KEEP', 'REVEALED_SET'),
  'tuck-card': selectCards('TUCK', 'HAND'),
  'trade-card': selectCards('DISCARD', 'HAND'),
  'give-up-card': selectCards('DISCARD', 'HAND'),
  'keep-bonus': selectBonusCards,
} satisfies TranslationOfAny

/** How a question of the rules is put to an agent. */
export function translationFor({ kind }: Question): Translation {
  // Each entry handles the one kind of prompt that it makes; an answer of another kind is refused before it is read.
  return TRANSLATIONS[kind] as unknown as Translation
}

export const playingABird = playBird as unknown as Translation
