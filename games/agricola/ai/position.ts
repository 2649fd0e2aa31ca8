import type { Seat } from '@turnwright/kernel'
import { cardCalled } from '../cards/catalogue.ts'
import { ANIMALS, type Animal, type Goods, GOODS, isAnimal, type Resource } from '../cards/goods.ts'
import type { CookingRates } from '../cards/major.ts'
import { MAJORS } from '../cards/majors.ts'
import { HARVEST_ROUNDS, TOTAL_ROUNDS } from '../cards/round-cards.ts'
import {
  addStable,
  buildFences,
  cellNamed,
  edgeNamed,
  type Farm,
  fits,
  plow,
  putCrops,
  type Shelter,
  startingFarm,
} from '../farm/index.ts'
import type { AgricolaView, PlayerView } from '../rules/view.ts'

/** What a player has, in the form in which the rules think about it: made from the view, to be changed in thought. */
export interface Position {
  readonly farm: Farm
  readonly supply: Record<Resource, number>
  readonly majors: readonly string[]
  readonly shelter: Shelter
  /** How many people the house and cards give room to. */
  readonly beds: number
  readonly family: number
  /** Food for the next harvest. */
  readonly need: number
  /** Bonus that is not on the farm: cards and the like. */
  readonly extra: number
  readonly roundsLeft: number
  /** Rounds until the next harvest, with this one. */
  readonly harvestIn: number
  readonly harvestsLeft: number
  readonly cooks: CookingRates | null
  readonly bakes: number
}

export function positionOf(view: AgricolaView, seat: Seat): Position {
  const me = view.players[seat] as PlayerView
  const next = HARVEST_ROUNDS.find((round) => round >= view.round) ?? TOTAL_ROUNDS
  const room = me.farm.pens.find(({ kind }) => kind === 'house')?.capacity ?? 1
  const adults = view.players.length === 1 ? 3 : 2
  const isFed = view.phase === 'breeding' || view.phase === 'scoring'
  return {
    farm: farmOf(me),
    supply: { ...me.supply },
    majors: me.majors,
    shelter: { perPasture: hasPlayed(me, 'drinking-trough') ? 2 : 0, house: room },
    beds: me.people.room,
    family: me.people.total,
    need: view.round === next ? (isFed ? 0 : me.harvest.need) : me.people.total * adults,
    extra: me.score.cards + me.score.bonus,
    roundsLeft: TOTAL_ROUNDS - view.round,
    harvestIn: Math.max(1, next - view.round + 1),
    harvestsLeft: HARVEST_ROUNDS.filter((round) => round >= view.round).length,
    cooks: cookingOf(me.majors),
    bakes: bakingOf(me.majors),
  }
}

function hasPlayed({ minors }: PlayerView, id: string): boolean {
  return minors.some((card) => cardCalled(card.id)?.id === id)
}

function farmOf({ farm, animals }: PlayerView): Farm {
  const yard = startingFarm()
  yard.house = farm.house
  yard.rooms = 0
  for (const { name, kind, hasStable, crop, crops } of farm.cells) {
    const cell = cellNamed(name) ?? 0
    if (kind === 'room') yard.rooms |= 1 << cell
    if (kind === 'field') plow(yard, cell)
    if (hasStable) addStable(yard, cell)
    if (crop !== null) putCrops(yard, cell, crop, crops)
  }
  for (const edge of farm.fences) buildFences(yard, edgeNamed(edge) ?? { across: 0, upright: 0 })
  for (const animal of ANIMALS) yard[animal] = animals[animal]
  return yard
}

export function cookingOf(majors: readonly string[]): CookingRates | null {
  let best: CookingRates | null = null
  for (const { id, abilities } of MAJORS)
    if (
      majors.includes(id) &&
      abilities.cookingRates !== undefined &&
      abilities.cookingRates.cattle > (best?.cattle ?? 0)
    )
      best = abilities.cookingRates
  return best
}

export function bakingOf(majors: readonly string[]): number {
  return Math.max(0, ...MAJORS.map(({ id, abilities }) => (majors.includes(id) ? (abilities.bakingRate ?? 0) : 0)))
}

/** The same with more or fewer goods. Animals that find no place are cooked where that is possible, else gone. */
export function withGoods(position: Position, goods: Goods): Position {
  const farm = { ...position.farm }
  const supply = { ...position.supply }
  for (const good of GOODS) {
    const n = goods[good] ?? 0
    if (isAnimal(good)) farm[good] += n
    else supply[good] += n
  }
  while (!fits(farm, position.shelter, farm.sheep, farm.boar, farm.cattle)) {
    const animal = ANIMALS.toSorted((a, b) => farm[b] - farm[a])[0] as Animal
    farm[animal]--
    supply.food += position.cooks?.[animal] ?? 0
  }
  return { ...position, farm, supply }
}
