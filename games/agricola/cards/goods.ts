/** What lies in a player's supply, in the order in which it is listed everywhere. */
export const RESOURCES = ['food', 'wood', 'clay', 'reed', 'stone', 'grain', 'vegetable'] as const
export type Resource = (typeof RESOURCES)[number]

/** What stands in a farmyard, and never in a supply. */
export const ANIMALS = ['sheep', 'boar', 'cattle'] as const
export type Animal = (typeof ANIMALS)[number]

export const BUILDING_RESOURCES = ['wood', 'clay', 'reed', 'stone'] as const
export type BuildingResource = (typeof BUILDING_RESOURCES)[number]

export const CROPS = ['grain', 'vegetable'] as const
export type Crop = (typeof CROPS)[number]

export const GOODS: readonly [...typeof RESOURCES, ...typeof ANIMALS] = [...RESOURCES, ...ANIMALS]
export type Good = (typeof GOODS)[number]

const KINDS: ReadonlySet<string> = new Set(GOODS)

/** For whoever walks over goods in the order in which they are written down. */
export function isGood(name: string): name is Good {
  return KINDS.has(name)
}

export type Goods = Readonly<Partial<Record<Good, number>>>

export const MATERIALS = ['wood', 'clay', 'stone'] as const
export type Material = (typeof MATERIALS)[number]

export function isAnimal(good: Good): good is Animal {
  return good === 'sheep' || good === 'boar' || good === 'cattle'
}

/** Goods with every kind spelled out. All prices have one shape then, which is what makes comparing them fast. */
export type Price = Readonly<Record<Good, number>>

export function priceOf(goods: Goods): Price {
  const { food = 0, wood = 0, clay = 0, reed = 0, stone = 0, grain = 0, vegetable = 0 } = goods
  const { sheep = 0, boar = 0, cattle = 0 } = goods
  return { food, wood, clay, reed, stone, grain, vegetable, sheep, boar, cattle }
}

/** The same without what is not there. */
export function onlySome(goods: Goods): Goods {
  const some: Partial<Record<Good, number>> = {}
  for (const good of GOODS) if ((goods[good] ?? 0) !== 0) some[good] = goods[good] ?? 0
  return some
}

export function sumOf(all: readonly Goods[]): Goods {
  const sum: Partial<Record<Good, number>> = {}
  for (const goods of all)
    for (const good of GOODS) if (goods[good] !== undefined) sum[good] = (sum[good] ?? 0) + goods[good]
  return sum
}

/** `2 wood, 1 reed`; nothing is `nothing`. */
export function goodsText(goods: Goods): string {
  const parts: string[] = []
  for (const good of GOODS) {
    const n = goods[good]
    if (n !== undefined && n !== 0) parts.push(`${n} ${nameOfGood(good, n)}`)
  }
  return parts.join(', ') || 'nothing'
}

/** `6-wood-2-reed`: goods as the id of a choice. */
export function goodsId(goods: Goods): string {
  const parts: string[] = []
  for (const good of GOODS) if ((goods[good] ?? 0) !== 0) parts.push(`${goods[good]}-${good}`)
  return parts.join('-') || 'nothing'
}

/** `1 vegetable`, but `2 vegetables`. */
export function nameOfGood(good: Good, n: number): string {
  return good === 'vegetable' && n !== 1 ? 'vegetables' : good
}
