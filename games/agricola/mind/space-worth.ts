import type { ActionSpace, SpacePart } from '../cards/space.ts'
import { cellsForField, count, pasturesOf, pointsFor, roomCount, stablesLeft, unusedCells } from '../farm/index.ts'
import { canBuildRoom } from '../rules/actions/rooms.ts'
import type { Board } from '../rules/spaces/board.ts'
import { cardGoodsAt } from './card-goods.ts'
import { fencesWorth } from './fences-worth.ts'
import { foodWorth, goodsWorth, goodWorth, hunger, patience, time, wantsRoom } from './goods-worth.ts'
import type { Habits } from './habits.ts'
import { majorsWorth, minorsWorth, occupationsWorth } from './improvement-worth.ts'
import type { Outlook } from './outlook.ts'
import type { World } from './world.ts'

/** What a space is worth to a player who could go there now. */
export function spaceWorth(w: Habits, look: Outlook, world: World, seat: number, board: Board, place: number): number {
  const space = board[place]
  if (space === undefined) return 0
  const more = cardGoodsAt(world.state, look.player, place)
  return actionWorth(w, look, world, seat, space, place) + (more === null ? 0 : goodsWorth(w, look, more))
}

function actionWorth(
  w: Habits,
  look: Outlook,
  world: World,
  seat: number,
  { id, action }: ActionSpace,
  place: number,
): number {
  switch (action.does) {
    case 'gather': {
      const marker = id === 'meeting-place' ? markerWorth(w, world, seat) : 0
      return goodWorth(w, look, action.good, world.state.stock[place] ?? 0) + marker
    }
    case 'gain':
      return goodsWorth(w, look, action.goods)
    case 'and-or':
      return (
        Math.max(0, partWorth(w, look, world, seat, action.parts[0])) +
        Math.max(0, partWorth(w, look, world, seat, action.parts[1]))
      )
    case 'plow':
      return plowWorth(w, look)
    case 'occupation':
      return occupationsWorth(w, look, world, seat) - w.lesson
    case 'start-player':
      return markerWorth(w, world, seat) + minorsWorth(w, look, world, seat)
    case 'fences':
      return fencesWorth(w, look)
    case 'improvement': {
      const minors = action.majorsOnly === true ? 0 : minorsWorth(w, look, world, seat)
      return Math.max(majorsWorth(w, look, world, seat), minors)
    }
    case 'growth':
      return w.growth + w.action * look.left
    case 'renovate': {
      const then = action.followedBy === 'fences' ? fencesWorth(w, look) : majorsWorth(w, look, world, seat)
      return renovationWorth(w, look) + Math.max(0, then)
    }
  }
}

function markerWorth(w: Habits, { state }: World, seat: number): number {
  return state.marker === seat ? 0 : w.marker
}

/** What one of the things is worth that a space lets people do. */
export function partWorth(w: Habits, look: Outlook, world: World, seat: number, part: SpacePart): number {
  switch (part) {
    case 'build-rooms':
      return roomsWorth(w, look, world, seat)
    case 'build-stables':
      return stableWorth(w, look, 2)
    case 'build-one-stable':
      return stableWorth(w, look, 1)
    case 'plow':
      return cellsForField(look.farm) === 0 ? 0 : plowWorth(w, look)
    case 'sow':
      return sowWorth(w, look)
    case 'bake':
      return bakeWorth(w, look)
  }
}

/** What a room of each material is worth at the end. */
const ROOM_POINTS = { wood: 0, clay: 1, stone: 2 } as const

function roomsWorth(w: Habits, look: Outlook, { state }: World, seat: number): number {
  const { house } = look.farm
  if (!canBuildRoom(state, seat)) return 0
  return wantsRoom(look) ? w.room + w.roomPerRound * look.left : w.spareRoom + ROOM_POINTS[house] - 1
}

export function stableWorth(w: Habits, look: Outlook, wood: number): number {
  const { farm, player } = look
  if (player.supply.wood < wood || stablesLeft(farm) === 0) return -1
  const points = unusedCells(farm) !== 0 || pasturesOf(farm).enclosed !== 0 ? patience(w, look.left) : 0
  return w.stable + points - wood * w.wood * time(w, look)
}

function plowWorth(w: Habits, look: Outlook): number {
  const fields = count(look.farm.fields)
  const points = pointsFor('fields', fields + 1) - pointsFor('fields', fields) + 1
  const { grain, vegetable } = look.player.supply
  const hope = grain + vegetable > look.emptyFields ? 1 : 0.5
  const later = look.left > 0 ? w.field + w.fieldPerHarvest * look.harvestsLeft * hope : 0
  return points * patience(w, look.left) + later
}

function sowWorth(w: Habits, look: Outlook): number {
  const { grain, vegetable } = look.player.supply
  const vegetables = Math.min(vegetable, look.emptyFields)
  const grains = Math.min(grain, look.emptyFields - vegetables)
  return (
    grains * (w.sowGrain + w.sowGrainPerHarvest * Math.min(3, look.harvestsLeft)) +
    vegetables * (w.sowVegetable + w.sowVegetablePerHarvest * Math.min(2, look.harvestsLeft))
  )
}

/** What a grain is worth that is not baked. */
export function grainCost(w: Habits, look: Outlook): number {
  return w.grain + (look.missing > 0 ? hunger(w, look) : 0)
}

/** An oven takes a grain or two; as many as that are thought of in any kitchen. */
function bakeWorth(w: Habits, look: Outlook): number {
  const { grain } = look.player.supply
  if (look.bakes === 0 || grain === 0) return 0
  const n = look.bakes >= 5 ? 1 : Math.min(grain, 2)
  return foodWorth(w, look, n * look.bakes) - n * (w.grain + (look.missing > 0 ? 0.7 * hunger(w, look) : 0))
}

function renovationWorth(w: Habits, look: Outlook): number {
  const rooms = roomCount(look.farm)
  const material = look.farm.house === 'wood' ? w.clay : w.stone
  return rooms * patience(w, look.left / 2) + w.renovation - (rooms * material + w.reed) * 0.4 * time(w, look)
}
