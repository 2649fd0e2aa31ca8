import type { Seat } from '@turnwright/kernel'
import { cardAt } from '../cards/catalogue.ts'
import type { ScoringEffect, ScoringFormula, ScoringOp, ScoringOps } from '../cards/effect.ts'
import { BUILDING_RESOURCES, type BuildingResource } from '../cards/goods.ts'
import { MAJORS } from '../cards/majors.ts'
import { type FarmScore, mostPasturesWithRoom, roomCount, scoreFarm, totalOf } from '../farm/index.ts'
import { fieldCardOf, shelterOf } from '../rules/in-play.ts'
import { quantity, tierOf, valueOf } from '../rules/quantities.ts'
import { type AgricolaState, type PlayedCard, playerAt, type PlayerState } from '../rules/state.ts'

/** The players of a game that is over, here or on a real table. */
export type ScoredTable = Pick<AgricolaState, 'players' | 'round'>

/** Points by where they come from. */
export interface Score extends FarmScore {
  /** Printed on improvements. */
  readonly cards: number
  /** For goods spent on a craft at the end. */
  readonly crafts: number
  /** Gained from cards during the game, or by what they count at the end. */
  readonly bonus: number
  readonly total: number
  /** Building resources that are left: they break ties. */
  readonly left: number
}

export function scoreOf(table: ScoredTable, seat: Seat): Score {
  const player = playerAt(table, seat)
  const { supply, farm, family, begging } = player
  const onCards = fieldCardOf(player)?.n ?? 0
  const { grain, vegetable } = supply
  const ofFarm = scoreFarm(farm, { grain, vegetable: vegetable + onCards, people: family, begging })
  const cards = printedPoints(player)
  const { points: crafts, spent } = craftsOf(player)
  const bonus = player.bonus + countedPoints(table, seat) + sharedPoints(table, seat)
  let left = -spent
  for (const good of BUILDING_RESOURCES) left += supply[good]
  return { ...ofFarm, cards, crafts, bonus, total: totalOf(ofFarm) + cards + crafts + bonus, left }
}

/** The place of each: more points first, then more building resources; equals share a place. */
export function placesOf(scores: readonly Pick<Score, 'total' | 'left'>[]): number[] {
  return scores.map(
    ({ total, left }) =>
      1 + scores.filter((other) => other.total > total || (other.total === total && other.left > left)).length,
  )
}

function printedPoints({ majors, inPlay }: PlayerState): number {
  let points = 0
  for (const at of majors) points += MAJORS[at]?.points ?? 0
  for (const { kind } of inPlay) points += cardAt(kind).points
  return points
}

/** Each craft takes its best tier; goods spent on one are gone. */
function craftsOf({ majors, supply }: PlayerState): { points: number; spent: number } {
  const stock: Record<BuildingResource, number> = {
    wood: supply.wood,
    clay: supply.clay,
    reed: supply.reed,
    stone: supply.stone,
  }
  let points = 0
  let spent = 0
  for (const at of majors) {
    const exchange = MAJORS[at]?.abilities.endGameExchange
    if (exchange === undefined) continue
    const best = exchange.tiers.findLast(({ spend }) => spend <= stock[exchange.resource])
    if (best === undefined) continue
    stock[exchange.resource] -= best.spend
    points += best.points
    spent += best.spend
  }
  return { points, spent }
}

/** What the cards of a player count for their owner at the end. */
function countedPoints(table: ScoredTable, seat: Seat): number {
  let points = 0
  for (const played of playerAt(table, seat).inPlay)
    for (const op of scoringOps(played)) points += pointsOf(op, { state: table, seat, played })
  return points
}

/** What each kind of counting brings the owner of the card. One that nobody counts does not compile. */
const COUNTED: { readonly [Name in keyof ScoringOps]: (moment: Scored, content: ScoringOps[Name]) => number } = {
  points: (moment, formula) => pointsBy(moment, formula),
  pointsTier: (moment, { by, tiers }) => tierOf(tiers, quantity(moment, by)),
  pointsBy: ({ state, seat }, { house }) => house[playerAt(state, seat).farm.house],
  // Everybody may be first: see sharedPoints.
  pointsAllPlayers: () => 0,
}

interface Scored {
  readonly state: ScoredTable
  readonly seat: Seat
  readonly played: PlayedCard
}

function pointsOf(op: ScoringOp, moment: Scored): number {
  let points = 0
  // Each has one key, and that entry of the table takes what stands under it.
  for (const [name, content] of Object.entries(op))
    points += (COUNTED[name as keyof ScoringOps] as (moment: Scored, content: unknown) => number)(moment, content)
  return points
}

/** Pastures are counted in the arrangement that is best for their owner. */
function pointsBy(moment: Scored, formula: ScoringFormula): number {
  if (typeof formula === 'number' || !('count' in formula)) return valueOf(moment, formula)
  const player = playerAt(moment.state, moment.seat)
  const { animals, freeCapacity } = formula.count.pasture
  return mostPasturesWithRoom(player.farm, { animals: animals.min, freeCapacity: freeCapacity.min }, shelterOf(player))
}

/** Cards of anybody that score for everyone who is first in something. */
function sharedPoints(table: ScoredTable, seat: Seat): number {
  let points = 0
  for (const { inPlay } of present(table))
    for (const played of inPlay)
      for (const op of scoringOps(played))
        if ('pointsAllPlayers' in op && hasMostRooms(table, seat)) points += op.pointsAllPlayers.points
  return points
}

function hasMostRooms(table: ScoredTable, seat: Seat): boolean {
  const rooms = roomCount(playerAt(table, seat).farm)
  return present(table).every(({ farm }) => roomCount(farm) <= rooms)
}

function present({ players }: ScoredTable): readonly PlayerState[] {
  return players.filter(({ isPresent }) => isPresent)
}

function scoringOps({ kind }: PlayedCard): readonly ScoringOp[] {
  return cardAt(kind)
    .effects.filter((effect): effect is ScoringEffect => effect.on === 'scoring')
    .flatMap((effect) => effect.do)
}
