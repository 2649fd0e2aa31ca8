import { FACES, FOODS, type FoodCounts } from '../cards/food.ts'

/** `2 seed, 1 fish`. */
export function foodText(counts: FoodCounts): string {
  const parts = FOODS.map((food, at) => [counts[at] ?? 0, food] as const).filter(([n]) => n > 0)
  return parts.map(([n, food]) => `${n} ${food}`).join(', ') || 'nothing'
}

/** `fish, fish, rodent`: what dice show. */
export function diceText(dice: readonly number[]): string {
  return FACES.flatMap((face, at) => new Array<string>(dice[at] ?? 0).fill(face)).join(', ')
}

export function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}
