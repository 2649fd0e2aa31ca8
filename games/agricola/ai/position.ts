import { nth, type Seat } from '@turnwright/kernel'
import { cardCalled } from '../cards/catalogue.ts'
import { ANIMALS, type Goods, isAnimal, isGood, type Resource } from '../cards/goods.ts'
import { HARVEST_ROUNDS, TOTAL_ROUNDS } from '../cards/round-cards.ts'
import { addStable, buildFences, cellNamed, edgeNamed, type Farm, plow, putCrops, startingFarm } from '../farm/index.ts'
import type { AgricolaView, PlayerView } from '../rules/view.ts'
import { type Kitchen, kitchenOf } from './kitchen.ts'
import { type Herded, Land } from './land.ts'

/** What a player has, in the form in which the rules think about it: made from the view, to be changed in thought. */
export interface Position {
  readonly land: Land
  readonly supply: Readonly<Record<Resource, number>>
  readonly kitchen: Kitchen
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
}

export function positionOf(view: AgricolaView, seat: Seat): Position {
  const me = nth(view.players, seat)
  const next = HARVEST_ROUNDS.find((round) => round >= view.round) ?? TOTAL_ROUNDS
  const room = me.farm.pens.find(({ kind }) => kind === 'house')?.capacity ?? 1
  const adults = view.players.length === 1 ? 3 : 2
  const isFed = view.phase === 'breeding' || view.phase === 'scoring'
  const shelter = { perPasture: hasPlayed(me, 'drinking-trough') ? 2 : 0, house: room }
  const harvestsLeft = HARVEST_ROUNDS.filter((round) => round >= view.round).length
  return {
    land: new Land(farmOf(me), { shelter, harvestsLeft }),
    supply: { ...me.supply },
    kitchen: kitchenOf(me.majors),
    beds: me.people.room,
    family: me.people.total,
    need: view.round === next ? (isFed ? 0 : me.harvest.need) : me.people.total * adults,
    extra: me.score.cards + me.score.bonus,
    roundsLeft: TOTAL_ROUNDS - view.round,
    harvestIn: Math.max(1, next - view.round + 1),
    harvestsLeft,
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

/** The same with more or fewer goods. Animals that find no place are cooked where that is possible, else gone. */
export function withGoods(position: Position, goods: Goods): Position {
  const supply = { ...position.supply }
  for (const good in goods) if (isGood(good) && !isAnimal(good)) supply[good] += goods[good] ?? 0
  const { sheep = 0, boar = 0, cattle = 0 } = goods
  const { land, gone }: Herded = position.land.withAnimals(sheep, boar, cattle)
  const { cooks } = position.kitchen
  for (const animal of gone) supply.food += cooks?.[animal] ?? 0
  return { ...position, land, supply }
}
