import { MAJORS } from '../cards/majors.ts'
import { isOccupationKind } from '../cards/catalogue.ts'
import {
  count,
  cropsOnFields,
  fencedStables,
  fencesLeft,
  pastureCapacity,
  pasturesOf,
  pointsFor,
  roomCount,
  unusedCells,
} from '../farm/index.ts'
import { shelterOf } from '../rules/in-play.ts'
import { Outlook } from './outlook.ts'
import type { World } from './world.ts'

/** What a farm is judged by, between two rounds; each has a weight for every round. */
export const FEATURES = [
  'one',
  'family',
  'secondFamily',
  'freeBeds',
  'begging',
  'bonus',
  'fieldPoints',
  'fields',
  'pasturePoints',
  'pastureCells',
  'fencesLeft',
  'fencedStables',
  'stables',
  'unused',
  'housePoints',
  'clayHouse',
  'stoneHouse',
  'rooms',
  'grainPoints',
  'vegetablePoints',
  'sheepPoints',
  'boarPoints',
  'cattlePoints',
  'sheepPair',
  'boarPair',
  'cattlePair',
  'animals',
  'freeRoom',
  'grainInStore',
  'vegetablesInStore',
  'grainFields',
  'vegetableFields',
  'grainGrowing',
  'vegetablesGrowing',
  'emptyFields',
  'sowable',
  'food',
  'missing',
  'later',
  'wood',
  'muchWood',
  'clay',
  'muchClay',
  'reed',
  'muchReed',
  'stone',
  'muchStone',
  'roomPaid',
  'renovationPaid',
  'cooks',
  'hearth',
  'bakes',
  'oven',
  'promisedFood',
  'promisedGoods',
  'promisedField',
  'isFirst',
  'occupations',
  'minors',
  'occupationsHeld',
  'minorsHeld',
] as const

const FARM_FEATURES = FEATURES.length
/** Then one for each major improvement. */
export const FEATURE_COUNT: number = FARM_FEATURES + MAJORS.length

const look = new Outlook()

/** Writes the features of a seat's farm. */
export function writeFeatures({ state, cards }: World, seat: number, into: Float32Array): void {
  into.fill(0)
  const { player, farm, cooks, bakes, family, beds, emptyFields } = look.look(state, seat)
  const { supply } = player
  const { each, enclosed } = pasturesOf(farm)
  const shelter = shelterOf(player)
  let capacity = 0
  for (const pasture of each) capacity += pastureCapacity(farm, pasture, shelter)
  const animals = farm.sheep + farm.boar + farm.cattle
  const grainGrowing = cropsOnFields(farm, 'grain')
  const vegetablesGrowing = cropsOnFields(farm, 'vegetable')
  const rooms = roomCount(farm)
  const house = farm.house === 'wood' ? 0 : farm.house === 'clay' ? 1 : 2
  let promisedFood = 0
  let promisedGoods = 0
  let promisedField = 0
  for (const { what, n } of player.promised)
    if (what === 'food') promisedFood += n
    else if (what === 'plow') promisedField += n
    else promisedGoods += n
  let occupationsHeld = 0
  for (const card of player.hand) if (isOccupationKind(cards.kind(card))) occupationsHeld++
  let occupations = 0
  for (const { kind } of player.inPlay) if (isOccupationKind(kind)) occupations++
  const next = farm.house === 'wood' ? supply.clay : supply.stone
  let at = 0
  const put = (value: number): void => {
    into[at++] = value
  }
  put(1)
  put(family)
  put(Math.max(0, family - 3))
  put(Math.max(0, Math.min(5, beds) - family))
  put(player.begging)
  put(player.bonus)
  put(pointsFor('fields', count(farm.fields)))
  put(count(farm.fields))
  put(pointsFor('pastures', each.length))
  put(count(enclosed))
  put(fencesLeft(farm))
  put(count(fencedStables(farm)))
  put(count(farm.stables))
  put(count(unusedCells(farm)))
  put(house * rooms)
  put(house >= 1 ? 1 : 0)
  put(house === 2 ? 1 : 0)
  put(rooms)
  put(pointsFor('grain', supply.grain + grainGrowing))
  put(pointsFor('vegetable', supply.vegetable + vegetablesGrowing))
  put(pointsFor('sheep', farm.sheep))
  put(pointsFor('boar', farm.boar))
  put(pointsFor('cattle', farm.cattle))
  put(farm.sheep >= 2 ? 1 : 0)
  put(farm.boar >= 2 ? 1 : 0)
  put(farm.cattle >= 2 ? 1 : 0)
  put(animals)
  put(Math.max(0, capacity + 1 - animals))
  put(supply.grain)
  put(supply.vegetable)
  put(look.grainFields)
  put(look.vegetableFields)
  put(grainGrowing)
  put(vegetablesGrowing)
  put(emptyFields)
  put(Math.min(emptyFields, supply.grain + supply.vegetable))
  put(Math.min(supply.food, 12))
  put(look.missing)
  put(look.later)
  put(Math.min(supply.wood, 5))
  put(Math.max(0, Math.min(supply.wood, 15) - 5))
  put(Math.min(supply.clay, 3))
  put(Math.max(0, Math.min(supply.clay, 8) - 3))
  put(Math.min(supply.reed, 2))
  put(Math.max(0, Math.min(supply.reed, 6) - 2))
  put(Math.min(supply.stone, 3))
  put(Math.max(0, Math.min(supply.stone, 8) - 3))
  put(beds <= family && beds < 5 && supply[farm.house] >= 5 && supply.reed >= 2 ? 1 : 0)
  put(house < 2 && next >= rooms && supply.reed >= 1 ? 1 : 0)
  put(cooks === null ? 0 : 1)
  put(cooks !== null && cooks.cattle > 3 ? 1 : 0)
  put(bakes > 0 ? 1 : 0)
  put(bakes > 3 ? 1 : 0)
  put(promisedFood)
  put(promisedGoods)
  put(promisedField)
  put(state.marker === seat ? 1 : 0)
  put(occupations)
  put(player.inPlay.length - occupations)
  put(occupationsHeld)
  put(player.hand.length - occupationsHeld)
  for (const major of player.majors) into[FARM_FEATURES + major] = 1
}
