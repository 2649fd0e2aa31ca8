import { FACES, FOODS, type FoodCounts } from '../cards/food.ts'

/** `2 seed, 1 fish`. */
export function foodText(counts: FoodCounts): string {
  const parts = FOODS.map((food, at) => [counts[at] ?? 0, food] as const).filter(([n]) => n > 0)
  return parts.map(([n, food]) => `${n} ${food}`).join(', ') || 'nothing'
}

/** `2 fish, 1 invertebrate or seed`: what dice show. */
export function diceText(dice: readonly number[]): string {
  const shown = FACES.map((face, at) => [dice[at] ?? 0, face.replace('|', ' or ')] as const).filter(([n]) => n > 0)
  return shown.map(([n, face]) => `${n} ${face}`).join(', ')
}

export function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}
