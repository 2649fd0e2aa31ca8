import { FACES, type Face, FOODS, type Food } from '../cards/food.ts'
import { HABITATS, type Habitat as OwnHabitat, habitatAt } from '../cards/habitat.ts'
import { birdAt } from '../rules/identities.ts'
import type { MatBird } from '../rules/state.ts'

export type { HabitatConfig, PlayerBoardConfig } from '../cards/board.ts'

export type PlayerId = string
/** The solo opponent, wherever a player is named. */
export const AUTOMA: PlayerId = 'AUTOMA'
/** `{playerId}_{habitat}_{column}_{cardId}` of the place where the bird was played; it keeps it when it moves. */
export type BirdInstanceId = string
export type BirdCardId = string
export type BonusCardId = string

export type FoodType = 'INVERTEBRATE' | 'SEED' | 'FISH' | 'FRUIT' | 'RODENT'
export type DieFace = FoodType | 'SEED_INVERTEBRATE'
export type Habitat = 'FOREST' | 'GRASSLAND' | 'WETLAND'
export type FoodByType = Partial<Record<FoodType, number>>
export type FoodByDice = Partial<Record<DieFace, number>>
export type EggsByBird = Readonly<Record<BirdInstanceId, number>>

export const FOOD_TYPES: readonly FoodType[] = ['INVERTEBRATE', 'SEED', 'FISH', 'FRUIT', 'RODENT']
const DIE_FACES: readonly DieFace[] = [...FOOD_TYPES, 'SEED_INVERTEBRATE']
export const HABITAT_NAMES: readonly Habitat[] = ['FOREST', 'GRASSLAND', 'WETLAND']

export function foodType(food: Food): FoodType {
  return FOOD_TYPES[FOODS.indexOf(food)] as FoodType
}

export function ownFood(food: FoodType): Food {
  return FOODS[FOOD_TYPES.indexOf(food)] as Food
}

export function dieFace(face: Face): DieFace {
  return DIE_FACES[FACES.indexOf(face)] as DieFace
}

export function habitatName(row: number): Habitat {
  return HABITAT_NAMES[row] as Habitat
}

export function ownHabitat(habitat: Habitat): OwnHabitat {
  return HABITATS[HABITAT_NAMES.indexOf(habitat)] as OwnHabitat
}

/** The kinds of food that there are any of. */
export function foodByType(counts: readonly number[]): FoodByType {
  const food: FoodByType = {}
  for (const [index, type] of FOOD_TYPES.entries()) if ((counts[index] ?? 0) > 0) food[type] = counts[index] as number
  return food
}

export function foodByDice(counts: readonly number[]): FoodByDice {
  const dice: FoodByDice = {}
  for (const [index, face] of DIE_FACES.entries()) if ((counts[index] ?? 0) > 0) dice[face] = counts[index] as number
  return dice
}

export function birdInstanceId(playerId: PlayerId, { home, kind }: Pick<MatBird, 'home' | 'kind'>): BirdInstanceId {
  const row = Math.floor(home / 10)
  return `${playerId}_${habitatAt(row)}_${home % 10}_${cardIdOf(kind)}`
}

export function cardIdOf(kind: number): BirdCardId {
  return birdAt(kind).id
}
