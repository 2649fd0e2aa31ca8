import type { RuleNumber } from '@turnwright/kernel'
import type { Bird } from '../cards/bird.ts'
import type { EffectKind, PowerColor } from '../cards/power.ts'

/** The rules that a power is carried out by, the most telling first. */
const BY_EFFECT: Readonly<Record<EffectKind, readonly RuleNumber[]>> = {
  gainFoodFromSupply: ['W21'],
  allPlayersGainFoodFromSupply: ['W21', 'W49'],
  cacheFromSupply: ['W21', 'W54'],
  tradeFood: ['W47'],
  gainFoodFromFeeder: ['W17', 'W20', 'W19'],
  gainFoodFromFeederMayCache: ['W17', 'W20', 'W54'],
  gainDieFromFeeder: ['W17', 'W19'],
  gainAllFromFeeder: ['W17', 'W20'],
  eachPlayerGainsDieFromFeeder: ['W41', 'W17'],
  fewestInHabitatGainDie: ['W40', 'W17'],
  layEggOnAny: ['W22', 'W23'],
  layEggOnThis: ['W22'],
  layEggOnNest: ['W22', 'W23'],
  layEggOnEachNest: ['W39', 'W23'],
  allPlayersLayEggOnNest: ['W38', 'W23'],
  discardEggForFood: ['W36'],
  discardEggForCards: ['W36', 'W24'],
  drawCards: ['W24'],
  drawCardsThenDiscardAtTurnEnd: ['W37', 'W24'],
  fewestInHabitatDrawCard: ['W40', 'W24'],
  allPlayersDrawFromDeck: ['W25', 'W26'],
  draftPlayersPlusOne: ['W42'],
  drawAllTray: ['W24'],
  drawBonusKeep: ['W43'],
  tuckFromHand: ['W34'],
  tuckFromHandThenDraw: ['W34', 'W24'],
  tuckFromHandThenFood: ['W34'],
  tuckFromHandThenLayOnThis: ['W34', 'W22'],
  tuckFromHandThenLayOnAny: ['W34', 'W22'],
  discardFoodToTuckFromDeck: ['W35'],
  huntDice: ['W31', 'W33'],
  huntDeckWingspan: ['W32', 'W33'],
  playAdditionalBird: ['W46', 'W15'],
  moveIfRightmost: ['W44'],
  repeatBrownInHabitat: ['W45'],
  repeatPredatorInHabitat: ['W45', 'W33'],
}

const BY_COLOUR: Readonly<Record<PowerColor, readonly RuleNumber[]>> = {
  brown: ['W26', 'W8'],
  white: ['W14', 'W26'],
  pink: ['W27', 'W28'],
}

export function rulesOfBird({ power }: Bird): readonly RuleNumber[] {
  return power === null ? ['W13'] : [...new Set([...BY_EFFECT[power.does.kind], ...BY_COLOUR[power.color]])]
}
