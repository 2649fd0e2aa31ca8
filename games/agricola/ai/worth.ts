import { ANIMALS, type Crop, type Resource } from '../cards/goods.ts'
import { TOTAL_ROUNDS } from '../cards/round-cards.ts'
import { POINTS_EACH, pointsFor } from '../farm/index.ts'
import type { Land } from './land.ts'
import type { Position } from './position.ts'
import { weights } from './weights.ts'

/** What a position promises in points by the end of the game. */
export function worth(position: Position): number {
  const { land, kitchen, supply, family, roundsLeft, extra } = position
  const built =
    land.points +
    pointsFor('grain', supply.grain + land.crops.grain) +
    pointsFor('vegetable', supply.vegetable + land.crops.vegetable)
  return (
    built * patience(roundsLeft) +
    PERSON * family +
    extra +
    kitchen.points +
    goodsWorth(position) +
    hungerCost(position) +
    family * roundsLeft * weights.action +
    roomWorth(position) +
    fieldWorth(position) +
    land.herd +
    kitchenWorth(position)
  )
}

const PERSON = POINTS_EACH.person

/** What can be had at the end as well is not worth much in the beginning. */
function patience(roundsLeft: number): number {
  return 1 - weights.patience * (roundsLeft / TOTAL_ROUNDS)
}

const BUILDING: readonly Exclude<Resource, 'food' | 'grain' | 'vegetable'>[] = ['wood', 'clay', 'reed', 'stone']

/** Goods help as long as there is time to use them, the first few most. */
function goodsWorth({ supply, roundsLeft, land, beds, family }: Position): number {
  const wantsRoom = beds <= family && beds < 5 && roundsLeft >= weights.lastRoom
  const forRoom = wantsRoom
    ? weights.forRoom * Math.min(5, supply[land.farm.house]) + weights.reedForRoom * Math.min(2, supply.reed)
    : 0
  const time = Math.min(1, roundsLeft / weights.timeToUse)
  let sum = 0
  for (const good of BUILDING) {
    const { first, most } = weights.goods[good]
    const n = supply[good]
    sum += first * (Math.min(n, most) + weights.surplus * Math.max(0, n - most)) * time
  }
  return sum + forRoom + weights.foodInStore * Math.min(supply.food, weights.mostFood) * (roundsLeft > 0 ? 1 : 0)
}

/** Food that is missing for the next harvest costs begging markers, the more surely the nearer it is. */
function hungerCost(position: Position): number {
  const missing = position.need - larder(position)
  if (missing <= 0) return 0
  const near = weights.hunger[Math.min(position.harvestIn, weights.hunger.length) - 1] ?? 0
  return -missing * near
}

/** What could be on the table: food, crops, and animals beyond those that should breed. */
function larder({ supply, land, kitchen: { cooks, bakes }, harvestIn }: Position): number {
  const vegetable = cooks?.vegetable ?? 1
  const coming = land.sown.grain + land.sown.vegetable * vegetable
  let food = coming + supply.food + supply.grain * (bakes > 0 && harvestIn > 1 ? 1.5 : 1) + supply.vegetable * vegetable
  if (cooks !== null) for (const animal of ANIMALS) food += Math.max(0, land.farm[animal] - 2) * cooks[animal]
  return food
}

/** A free bed is a child to come; without one, the material for a room is. */
function roomWorth({ beds, family, roundsLeft }: Position): number {
  const wanted = Math.min(5, beds) - family
  if (wanted <= 0 || roundsLeft < 2) return 0
  return Math.min(wanted, 2) * weights.bed * (PERSON + roundsLeft * weights.action)
}

function fieldWorth({ land, supply, roundsLeft, harvestsLeft }: Position): number {
  if (roundsLeft === 0) return 0
  const empty = land.emptyFields
  const seeds = supply.grain + supply.vegetable
  const ripening =
    ripe(land, 'grain', harvestsLeft) * weights.ripeGrain +
    ripe(land, 'vegetable', harvestsLeft) * weights.ripeVegetable
  return (
    ripening + Math.min(empty, seeds) * weights.sowable + empty * weights.emptyField * Math.min(1, harvestsLeft / 3)
  )
}

/** Crops that will still be harvested. */
function ripe({ crops, sown }: Land, crop: Crop, harvestsLeft: number): number {
  return Math.min(crops[crop], sown[crop] * harvestsLeft)
}

function kitchenWorth({ kitchen: { cooks, bakes }, harvestsLeft, land }: Position): number {
  const cooking = cooks === null ? 0 : (weights.kitchen + 0.3 * cooks.cattle) * Math.min(1, harvestsLeft / 4)
  return (
    cooking +
    (bakes > 3 ? weights.oven * Math.min(1, harvestsLeft / 4) : 0) +
    (cooks === null ? 0 : land.animals * 0.05)
  )
}
