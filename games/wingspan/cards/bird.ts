import { type Cost, type Price, priceOf } from './cost.ts'
import type { Habitat } from './habitat.ts'
import { rowOf } from './habitat.ts'
import type { Nest } from './nest.ts'
import type { Effect, Power } from './power.ts'

/** What a bird card says. */
export interface Bird {
  readonly id: string
  readonly name: string
  readonly latin: string
  readonly lives: readonly Habitat[]
  readonly cost: Cost
  readonly points: number
  readonly nest: Nest
  /** The most eggs its nest holds. */
  readonly eggs: number
  /** In centimetres. */
  readonly wingspan: number
  readonly power: Power | null
  /** The rows of a mat it may live in. */
  readonly rows: readonly number[]
  /** The same as bits. */
  readonly rowBits: number
  readonly price: Price
}

type Declared = Omit<Bird, 'id' | 'name' | 'rows' | 'rowBits' | 'price'>

export function bird(name: string, declared: Declared): Bird {
  const rows = declared.lives.map(rowOf)
  const rowBits = rows.reduce((bits, row) => bits | (1 << row), 0)
  return { ...declared, id: idOf(name), name, rows, rowBits, price: priceOf(declared.cost) }
}

/** `Anna's Hummingbird` is `annas-hummingbird`. */
export function idOf(name: string): string {
  return name.toLowerCase().replaceAll("'", '').replaceAll(' ', '-')
}

/** The icons printed beside a power follow from what it does. */
export function isFlocking({ power }: Bird): boolean {
  return power !== null && FLOCKING.has(power.does.kind)
}

export function isPredator({ power }: Bird): boolean {
  return power !== null && isHunt(power.does)
}

export function isHunt({ kind }: Effect): boolean {
  return kind === 'huntDice' || kind === 'huntDeckWingspan'
}

export function drawsBonusCards({ power }: Bird): boolean {
  return power?.does.kind === 'drawBonusKeep'
}

const FLOCKING: ReadonlySet<Effect['kind']> = new Set<Effect['kind']>([
  'tuckFromHand',
  'tuckFromHandThenDraw',
  'tuckFromHandThenFood',
  'tuckFromHandThenLayOnThis',
  'tuckFromHandThenLayOnAny',
  'discardFoodToTuckFromDeck',
])
