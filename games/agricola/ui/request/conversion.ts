import { GOODS, type Good } from '../../cards/goods.ts'

export interface Conversion {
  /** Who or what converts: "Fireplace", "Eat". */
  readonly by: string
  readonly n: number
  readonly good: Good
  readonly gain: { readonly n: number; readonly good: Good }
  /** How much of it is food. */
  readonly food: number
}

const ONE_WAY = /^(.+): (?:(\d+) )?(\w+) → (\d+) (\w+)$/

/** `Fireplace: sheep → 2 food` and `Grocer: 1 food → 1 wood` as things; null for any other sentence. */
export function conversionIn(words: string): Conversion | null {
  const [, by, n, from, gained, to] = ONE_WAY.exec(words) ?? []
  const good = goodSpelled(from)
  const gain = goodSpelled(to)
  if (by === undefined || good === null || gain === null) return null
  const amount = Number(gained)
  return { by, n: Number(n ?? 1), good, gain: { n: amount, good: gain }, food: gain === 'food' ? amount : 0 }
}

function goodSpelled(word: string | undefined): Good | null {
  const one = word === 'vegetables' ? 'vegetable' : word
  return GOODS.find((good) => good === one) ?? null
}
