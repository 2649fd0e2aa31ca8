import { ANIMALS, type Animal, type Crop } from '../cards/goods.ts'
import {
  addRoom,
  addStable,
  buildFences,
  cellNamed,
  cellsForField,
  cellsForRoom,
  cellsForStable,
  type CellSet,
  cellsIn,
  count,
  cropsOnFields,
  emptyFields,
  type Farm,
  type FencingPlan,
  fieldsWith,
  fits,
  hasRoomFor,
  isHoused,
  plow,
  scoreFarm,
  sensibleLayouts,
  type Shelter,
  totalOf,
} from '../farm/index.ts'
import { weights } from './weights.ts'

const cells = (names: string): readonly number[] => names.split(' ').map((name) => cellNamed(name) ?? 0)

/** The house grows down and along the left, fields lie in the lower middle, animals live on the right. */
export const ROOM_ORDER: readonly number[] = cells('2,0 0,1 1,1 2,1')
export const FIELD_ORDER: readonly number[] = cells('2,1 2,2 1,1 1,2 0,1 0,2 2,0 2,3 1,3 0,3 2,4 1,4 0,4')
export const STABLE_ORDER: readonly number[] = cells('0,4 1,4 0,3 1,3 2,4 2,3 0,2 1,2 2,2 0,1 1,1 2,1 2,0')

/** The first of an order that is among the cells, or any of them. */
function firstIn(order: readonly number[], set: CellSet): number | null {
  for (const cell of order) if (((set >> cell) & 1) === 1) return cell
  return cellsIn(set)[0] ?? null
}

/** What does not change while somebody thinks about one question. */
export interface Prospect {
  readonly shelter: Shelter
  readonly harvestsLeft: number
}

/** Fences that could be built, and the land with them. */
export interface Fencing {
  readonly plan: FencingPlan
  readonly land: Land
}

/** Animals that came, as far as there is room, and those who had to go. */
export interface Herded {
  readonly land: Land
  readonly gone: readonly Animal[]
}

const NOTHING = { grain: 0, vegetable: 0, people: 0, begging: 0 }

/**
 * A farm in thought. It never changes, so what it is worth is found once, and so is what could be made of it: most
 * thoughts about one question lead over the same few farms.
 */
export class Land {
  readonly farm: Readonly<Farm>
  readonly prospect: Prospect
  /** For everything that lies on it but crops. */
  readonly points: number
  readonly crops: Readonly<Record<Crop, number>>
  /** How many fields bear each. */
  readonly sown: Readonly<Record<Crop, number>>
  readonly emptyFields: number
  readonly animals: number
  /** What its pairs promise. */
  readonly herd: number
  #plowed: Land | undefined
  #roomier: Land | undefined
  #stabled: Land | undefined
  readonly #fenced = new Map<number, readonly Fencing[]>()
  readonly #herded = new Map<number, Herded>()

  constructor(farm: Readonly<Farm>, prospect: Prospect) {
    this.farm = farm
    this.prospect = prospect
    const score = scoreFarm(farm, NOTHING)
    this.points = totalOf(score) - score.grain - score.vegetable
    this.crops = { grain: cropsOnFields(farm, 'grain'), vegetable: cropsOnFields(farm, 'vegetable') }
    this.sown = { grain: count(fieldsWith(farm, 'grain')), vegetable: count(fieldsWith(farm, 'vegetable')) }
    this.emptyFields = count(emptyFields(farm))
    this.animals = farm.sheep + farm.boar + farm.cattle
    this.herd = herdWorth(farm, prospect)
  }

  /** The same ground with something changed on it. */
  with(change: (farm: Farm) => void): Land {
    const farm = { ...this.farm }
    change(farm)
    return new Land(farm, this.prospect)
  }

  get plowed(): Land {
    return (this.#plowed ??= this.#using(FIELD_ORDER, cellsForField(this.farm), plow))
  }

  get roomier(): Land {
    return (this.#roomier ??= this.#using(ROOM_ORDER, cellsForRoom(this.farm), addRoom))
  }

  get stabled(): Land {
    return (this.#stabled ??= this.#using(STABLE_ORDER, cellsForStable(this.farm), addStable))
  }

  #using(order: readonly number[], possible: CellSet, use: (farm: Farm, cell: number) => void): Land {
    const cell = firstIn(order, possible)
    return cell === null ? this : this.with((farm) => use(farm, cell))
  }

  /** The ways to build fences for so much wood. */
  fencings(wood: number): readonly Fencing[] {
    let found = this.#fenced.get(wood)
    if (found === undefined) {
      const plans = sensibleLayouts(this.farm, { affordable: wood, free: 0 })
      found = plans.map((plan) => ({ plan, land: this.with((farm) => buildFences(farm, plan)) }))
      this.#fenced.set(wood, found)
    }
    return found
  }

  /** With more animals, or fewer. Those who find no place are gone, of the most numerous kind first. */
  withAnimals(sheep: number, boar: number, cattle: number): Herded {
    const key = (sheep + 32) * 4096 + (boar + 32) * 64 + cattle + 32
    let found = this.#herded.get(key)
    if (found === undefined) {
      found = this.#herd(sheep, boar, cattle)
      this.#herded.set(key, found)
    }
    return found
  }

  #herd(sheep: number, boar: number, cattle: number): Herded {
    const isSame = sheep === 0 && boar === 0 && cattle === 0
    if (isSame && isHoused(this.farm, this.prospect.shelter)) return { land: this, gone: [] }
    const farm = { ...this.farm }
    farm.sheep += sheep
    farm.boar += boar
    farm.cattle += cattle
    const gone: Animal[] = []
    while (!fits(farm, this.prospect.shelter, farm.sheep, farm.boar, farm.cattle)) {
      const animal = ANIMALS.reduce((most, each) => (farm[each] > farm[most] ? each : most))
      farm[animal]--
      gone.push(animal)
    }
    return { land: new Land(farm, this.prospect), gone }
  }
}

function herdWorth(farm: Readonly<Farm>, { shelter, harvestsLeft }: Prospect): number {
  let sum = 0
  for (const animal of ANIMALS)
    if (farm[animal] >= 2)
      sum += weights.pair * harvestsLeft * (hasRoomFor(farm, animal, shelter) ? 1 : weights.crowded)
  return sum
}
