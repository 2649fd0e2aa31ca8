import type { BuildingResource, Good, Goods } from '../cards/goods.ts'
import { isGood } from '../cards/goods.ts'
import { cropsOnFields, fencesLeft, type Farm, pointsFor, roomCount, roomFor } from '../farm/index.ts'
import { shelterOf } from '../rules/in-play.ts'
import type { Habits } from './habits.ts'
import type { Outlook } from './outlook.ts'

/** What so many more of a good are worth to a player, roughly, in points. */
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
      return cropWorth(w, look, 'grain', n)
    case 'vegetable':
      return cropWorth(w, look, 'vegetable', n)
    case 'sheep':
    case 'boar':
    case 'cattle':
      return animalWorth(w, look, good, n)
  }
}

export function goodsWorth(w: Habits, look: Outlook, goods: Goods): number {
  let sum = 0
  for (const good in goods) if (isGood(good)) sum += goodWorth(w, look, good, goods[good] ?? 0)
  return sum
}

/** What paying so much costs: a little more where nothing would be left. */
export function priceWorth(w: Habits, look: Outlook, goods: Goods): number {
  let sum = 0
  for (const good in goods) if (isGood(good)) sum += unitWorth(w, look, good) * (goods[good] ?? 0)
  return sum
}

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
      return w.vegetable + 0.5
    case 'sheep':
    case 'boar':
    case 'cattle':
      return w.animal + 0.5
  }
}

export function hunger(w: Habits, { harvestIn }: Outlook): number {
  return harvestIn <= 1 ? w.hunger1 : harvestIn === 2 ? w.hunger2 : harvestIn === 3 ? w.hunger3 : w.hunger4
}

export function foodWorth(w: Habits, look: Outlook, n: number): number {
  const filling = n < look.missing ? n : look.missing
  const more = n - filling
  if (look.harvestsLeft <= 1 || more === 0) return filling * hunger(w, look)
  const later = more < look.later ? more : look.later
  return filling * hunger(w, look) + later * w.foodLater + (more - later) * w.foodInStore
}

export function time(w: Habits, { left }: Outlook): number {
  return left >= w.timeToUse ? 1 : left / w.timeToUse
}

/** Whether a room would soon be slept in. */
export function wantsRoom({ beds, family, left }: Outlook): boolean {
  return beds <= family && beds < 5 && left >= 3
}

function materialWorth(w: Habits, look: Outlook, good: BuildingResource, n: number): number {
  const { farm, player } = look
  const has = player.supply[good]
  const wanted = wantedOf(w, look, farm, good) - has
  const useful = wanted <= 0 ? 0 : n < wanted ? n : wanted
  let worth = w[good] * (useful + w.surplus * (n - useful)) * time(w, look)
  if (good === 'clay' && look.cooks === null && has < 3) worth += Math.min(n, 3 - has) * w.clayForCook * Math.min(1, look.harvestsLeft / 4)
  if (wantsRoom(look)) {
    const { house } = farm
    if (good === house && has < 5 && has + n >= 5 && player.supply.reed >= 2) worth += w.roomReady
    if (good === 'reed' && has < 2 && has + n >= 2 && player.supply[house] >= 5) worth += w.roomReady
  }
  return worth
}

function wantedOf(w: Habits, look: Outlook, farm: Readonly<Farm>, good: BuildingResource): number {
  const rooms = wantsRoom(look) ? 5 : 0
  switch (good) {
    case 'wood': {
      const fences = fencesLeft(farm)
      return (farm.house === 'wood' ? rooms : 0) + (fences < w.woodForFences ? fences : w.woodForFences)
    }
    case 'clay':
      return (
        (farm.house === 'wood' ? roomCount(farm) : farm.house === 'clay' ? rooms : 0) +
        (look.cooks === null ? w.clayForKitchen : 1)
      )
    case 'reed':
      return (rooms > 0 ? 2 : 0) + (farm.house === 'stone' ? 0 : 1) + 1
    case 'stone':
      return (farm.house === 'clay' ? roomCount(farm) : farm.house === 'stone' ? rooms : 0) + w.stoneForMajors
  }
}

function cropWorth(w: Habits, look: Outlook, crop: 'grain' | 'vegetable', n: number): number {
  const { player, farm } = look
  const has = player.supply[crop]
  const all = has + cropsOnFields(farm, crop)
  const points = (pointsFor(crop, all + n) - pointsFor(crop, all)) * (1 - (w.patience * look.left) / 14)
  const toSow = look.emptyFields - player.supply.grain - player.supply.vegetable
  const sowable = look.left > 0 && toSow > 0 ? (toSow < n ? toSow : n) : 0
  const each = crop === 'grain' ? w.grain : w.vegetable
  const eaten = look.missing > 0 ? Math.min(n, look.missing) * hunger(w, look) * 0.7 : 0
  return points + eaten + n * each * (look.left / 14) + sowable * (crop === 'grain' ? w.grainToSow : w.vegetableToSow)
}

export function animalWorth(w: Habits, look: Outlook, animal: 'sheep' | 'boar' | 'cattle', n: number): number {
  const { farm, cooks, player, harvestsLeft, left } = look
  const room = Math.min(n, roomFor(farm, animal, shelterOf(player)))
  const has = farm[animal]
  let worth = (pointsFor(animal, has + room) - pointsFor(animal, has)) * (1 - (w.patience * left) / 14)
  if (has < 2 && has + room >= 2) worth += w.pair * harvestsLeft
  worth += w.animal * room
  if (cooks !== null) worth += foodWorth(w, look, (n - room) * cooks[animal] + room * cooks[animal] * 0.3)
  return worth
}
