import { type Animal, type BuildingResource, type Crop, type Good, type Goods, isGood } from '../cards/goods.ts'
import { TOTAL_ROUNDS } from '../cards/round-cards.ts'
import { cropsOnFields, fencesLeft, pointsFor, roomCount, roomFor } from '../farm/index.ts'
import { shelterOf } from '../rules/in-play.ts'
import type { Habits } from './habits.ts'
import type { Outlook } from './outlook.ts'

/** What can be had at the end as well is not worth much in the beginning. */
export function patience(w: Habits, left: number): number {
  return 1 - (w.patience * left) / TOTAL_ROUNDS
}

/** Materials help as long as there is time to use them. */
export function time(w: Habits, { left }: Outlook): number {
  return left >= w.timeToUse ? 1 : left / w.timeToUse
}

/** What more goods are worth to a player, roughly. */
export function goodsWorth(w: Habits, look: Outlook, goods: Goods): number {
  let sum = 0
  for (const good in goods) if (isGood(good)) sum += goodWorth(w, look, good, goods[good] ?? 0)
  return sum
}

export function goodWorth(w: Habits, look: Outlook, good: Good, n: number): number {
  switch (good) {
    case 'food':
      return foodWorth(w, look, n)
    case 'wood':
    case 'clay':
    case 'reed':
    case 'stone':
      return materialWorth(w, look, good, n)
    case 'grain':
    case 'vegetable':
      return cropWorth(w, look, good, n)
    case 'sheep':
    case 'boar':
    case 'cattle':
      return animalWorth(w, look, good, n)
  }
}

/** What paying so much costs. */
export function priceWorth(w: Habits, look: Outlook, goods: Goods): number {
  let sum = 0
  for (const good in goods) if (isGood(good)) sum += unitWorth(w, look, good) * (goods[good] ?? 0)
  return sum
}

const CROP_OR_ANIMAL = 0.5

function unitWorth(w: Habits, look: Outlook, good: Good): number {
  switch (good) {
    case 'food':
      return look.missing > 0 ? hunger(w, look) : w.foodInStore
    case 'wood':
    case 'clay':
    case 'reed':
    case 'stone':
      return w[good] * time(w, look)
    case 'grain':
      return w.grain
    case 'vegetable':
      return w.vegetable + CROP_OR_ANIMAL
    case 'sheep':
    case 'boar':
    case 'cattle':
      return w.animal + CROP_OR_ANIMAL
  }
}

/** A food that is missing costs a begging marker, the more surely the nearer the harvest is. */
export function hunger(w: Habits, { harvestIn }: Outlook): number {
  if (harvestIn <= 1) return w.hunger1
  if (harvestIn === 2) return w.hunger2
  return harvestIn === 3 ? w.hunger3 : w.hunger4
}

export function foodWorth(w: Habits, look: Outlook, n: number): number {
  const filling = Math.min(n, look.missing)
  const more = n - filling
  if (look.harvestsLeft <= 1 || more === 0) return filling * hunger(w, look)
  const later = Math.min(more, look.later)
  return filling * hunger(w, look) + later * w.foodLater + (more - later) * w.foodInStore
}

/** Whether a room would soon be slept in. */
export function wantsRoom({ beds, family, left }: Outlook): boolean {
  return beds <= family && beds < 5 && left >= 3
}

const WOOD_FOR_ROOM = 5
const REED_FOR_ROOM = 2
const CLAY_FOR_COOK = 3

function materialWorth(w: Habits, look: Outlook, good: BuildingResource, n: number): number {
  const { farm, player } = look
  const { supply } = player
  const has = supply[good]
  const useful = Math.max(0, Math.min(n, wantedOf(w, look, good) - has))
  let worth = w[good] * (useful + w.surplus * (n - useful)) * time(w, look)
  if (good === 'clay' && look.cooks === null && has < CLAY_FOR_COOK)
    worth += Math.min(n, CLAY_FOR_COOK - has) * w.clayForCook * Math.min(1, look.harvestsLeft / 4)
  if (wantsRoom(look)) {
    const { house } = farm
    if (good === house && has < WOOD_FOR_ROOM && has + n >= WOOD_FOR_ROOM && supply.reed >= REED_FOR_ROOM)
      worth += w.roomReady
    if (good === 'reed' && has < REED_FOR_ROOM && has + n >= REED_FOR_ROOM && supply[house] >= WOOD_FOR_ROOM)
      worth += w.roomReady
  }
  return worth
}

/** How much of a material there is use for. */
function wantedOf(w: Habits, look: Outlook, good: BuildingResource): number {
  const { farm } = look
  const { house } = farm
  const room = wantsRoom(look) && (good === house || good === 'reed')
  switch (good) {
    case 'wood':
      return (room ? WOOD_FOR_ROOM : 0) + Math.min(fencesLeft(farm), w.woodForFences)
    case 'clay':
      return (
        (house === 'wood' ? roomCount(farm) : room ? WOOD_FOR_ROOM : 0) + (look.cooks === null ? w.clayForKitchen : 1)
      )
    case 'reed':
      return (room ? REED_FOR_ROOM : 0) + (house === 'stone' ? 1 : 2)
    case 'stone':
      return (house === 'clay' ? roomCount(farm) : room ? WOOD_FOR_ROOM : 0) + w.stoneForMajors
  }
}

/** Crops that are there to be eaten count a little less than food. */
const AS_FOOD = 0.7

function cropWorth(w: Habits, look: Outlook, crop: Crop, n: number): number {
  const { player, farm, left } = look
  const { grain, vegetable } = player.supply
  const all = player.supply[crop] + cropsOnFields(farm, crop)
  const points = (pointsFor(crop, all + n) - pointsFor(crop, all)) * patience(w, left)
  const toSow = left > 0 ? Math.max(0, Math.min(n, look.emptyFields - grain - vegetable)) : 0
  const eaten = Math.min(n, look.missing) * hunger(w, look) * AS_FOOD
  return (
    points + eaten + n * w[crop] * (left / TOTAL_ROUNDS) + toSow * (crop === 'grain' ? w.grainToSow : w.vegetableToSow)
  )
}

/** How much of what could be cooked counts while the animal is still wanted alive. */
const ALIVE = 0.3

function animalWorth(w: Habits, look: Outlook, animal: Animal, n: number): number {
  const { farm, cooks, player, harvestsLeft, left } = look
  const room = Math.min(n, roomFor(farm, animal, shelterOf(player)))
  const has = farm[animal]
  const points = (pointsFor(animal, has + room) - pointsFor(animal, has)) * patience(w, left)
  const pair = has < 2 && has + room >= 2 ? w.pair * harvestsLeft : 0
  const food = cooks === null ? 0 : foodWorth(w, look, (n - room) * cooks[animal] + room * cooks[animal] * ALIVE)
  return points + pair + w.animal * room + food
}

/** What one animal less costs. */
export function animalLoss(w: Habits, { farm, left }: Outlook, animal: Animal): number {
  const n = farm[animal]
  return (pointsFor(animal, n) - pointsFor(animal, n - 1)) * patience(w, left) + w.animal
}
