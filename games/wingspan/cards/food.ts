/** The five foods, in the order in which amounts of food are listed everywhere. */
export const FOODS = ['invertebrate', 'seed', 'fish', 'fruit', 'rodent'] as const
export type Food = (typeof FOODS)[number]

/** How many tokens of each food, in the order of FOODS. */
export type FoodCounts = readonly number[]

const INDICES: Readonly<Record<Food, number>> = { invertebrate: 0, seed: 1, fish: 2, fruit: 3, rodent: 4 }

export function foodIndex(food: Food): number {
  return INDICES[food]
}

export function foodAt(index: number): Food {
  const food = FOODS[index]
  if (food === undefined) throw new RangeError(`there is no food ${index}`)
  return food
}

export function isFood(value: unknown): value is Food {
  return FOODS.some((food) => food === value)
}

/** The faces of a feeder die: one for each food, and one that shows two of them. */
export const FACES: readonly [...typeof FOODS, 'invertebrate|seed'] = [...FOODS, 'invertebrate|seed']
export type Face = (typeof FACES)[number]

export function faceAt(index: number): Face {
  const face = FACES[index]
  if (face === undefined) throw new RangeError(`a die has no face ${index}`)
  return face
}

/** The face that gives an invertebrate or a seed. */
export const DUAL = 5
