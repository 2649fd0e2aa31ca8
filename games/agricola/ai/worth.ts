import { ANIMALS, type Animal, type Crop, type Resource } from '../cards/goods.ts'
import { MAJORS } from '../cards/majors.ts'
import { TOTAL_ROUNDS } from '../cards/round-cards.ts'
import {
  count,
  cropsOnFields,
  emptyFields,
  fieldsWith,
  hasRoomFor,
  POINTS_EACH,
  scoreFarm,
  totalOf,
} from '../farm/index.ts'
import type { Position } from './position.ts'
import { weights } from './weights.ts'

/** What a position promises in points by the end of the game. */
export function worth(position: Position): number {
  const { farm, supply, family, roundsLeft, extra } = position
  const score = totalOf(
    scoreFarm(farm, { grain: supply.grain, vegetable: supply.vegetable, people: family, begging: 0 }),
  )
  const built = score - PERSON * family
  return (
    built * patience(roundsLeft) +
    PERSON * family +
    extra +
    majorPoints(position) +
    goodsWorth(position) +
    hungerCost(position) +
    family * roundsLeft * weights.action +
    roomWorth(position) +
    fieldWorth(position) +
    herdWorth(position) +
    kitchenWorth(position)
  )
}

const PERSON = POINTS_EACH.person

/** What can be had at the end as well is not worth much in the beginning. */
function patience(roundsLeft: number): number {
  return 1 - weights.patience * (roundsLeft / TOTAL_ROUNDS)
}

function majorPoints({ majors }: Position): number {
  let points = 0
  for (const { id, points: printed } of MAJORS) if (majors.includes(id)) points += printed
  return points
}

const BUILDING: readonly Exclude<Resource, 'food' | 'grain' | 'vegetable'>[] = ['wood', 'clay', 'reed', 'stone']

/** Goods help as long as there is time to use them, the first few most. */
function goodsWorth({ supply, roundsLeft, farm, beds, family }: Position): number {
  const wantsRoom = beds <= family && beds < 5 && roundsLeft >= weights.lastRoom
  const forRoom = wantsRoom
    ? weights.forRoom * Math.min(5, supply[farm.house]) + weights.reedForRoom * Math.min(2, supply.reed)
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
export function larder({ supply, farm, cooks, bakes, harvestIn }: Position): number {
  const vegetable = cooks?.vegetable ?? 1
  const coming = count(fieldsWith(farm, 'grain')) + count(fieldsWith(farm, 'vegetable')) * vegetable
  let food = coming + supply.food + supply.grain * (bakes > 0 && harvestIn > 1 ? 1.5 : 1) + supply.vegetable * vegetable
  if (cooks !== null) for (const animal of ANIMALS) food += Math.max(0, farm[animal] - 2) * cooks[animal]
  return food
}

/** A free bed is a child to come; without one, the material for a room is. */
function roomWorth({ beds, family, roundsLeft }: Position): number {
  const wanted = Math.min(5, beds) - family
  if (wanted <= 0 || roundsLeft < 2) return 0
  return Math.min(wanted, 2) * weights.bed * (PERSON + roundsLeft * weights.action)
}

function fieldWorth({ farm, supply, roundsLeft, harvestsLeft }: Position): number {
  if (roundsLeft === 0) return 0
  const empty = count(emptyFields(farm))
  const seeds = supply.grain + supply.vegetable
  const ripening =
    ripe(farm, 'grain', harvestsLeft) * weights.ripeGrain +
    ripe(farm, 'vegetable', harvestsLeft) * weights.ripeVegetable
  return (
    ripening + Math.min(empty, seeds) * weights.sowable + empty * weights.emptyField * Math.min(1, harvestsLeft / 3)
  )
}

/** Crops that will still be harvested. */
function ripe(farm: Position['farm'], crop: Crop, harvestsLeft: number): number {
  return Math.min(cropsOnFields(farm, crop), count(fieldsWith(farm, crop)) * harvestsLeft)
}

function herdWorth({ farm, shelter, harvestsLeft }: Position): number {
  let sum = 0
  for (const animal of ANIMALS)
    if (farm[animal] >= 2)
      sum += weights.pair * harvestsLeft * (hasRoomFor(farm, animal, shelter) ? 1 : weights.crowded)
  return sum
}

function kitchenWorth({ cooks, bakes, harvestsLeft, farm }: Position): number {
  let animals = 0
  for (const animal of ANIMALS) animals += farm[animal as Animal]
  const cooking = cooks === null ? 0 : (weights.kitchen + 0.3 * cooks.cattle) * Math.min(1, harvestsLeft / 4)
  return (
    cooking + (bakes > 3 ? weights.oven * Math.min(1, harvestsLeft / 4) : 0) + (cooks === null ? 0 : animals * 0.05)
  )
}
