import { cardAt } from '../cards/catalogue.ts'
import type { Major } from '../cards/major.ts'
import { MAJORS } from '../cards/majors.ts'
import type { ActionSpace, SpacePart } from '../cards/space.ts'
import { cellsForField, count, fencesLeft, pasturesOf, pointsFor, roomCount, unusedCells } from '../farm/index.ts'
import type { Imagined } from '@turnwright/kernel/search'
import type { AgricolaOptions } from '../rules/options.ts'
import { boardFor, type Board } from '../rules/spaces/board.ts'
import type { AgricolaState } from '../rules/state.ts'
import { canAffordMajor, isPlayable } from '../rules/actions/improvement-prices.ts'
import { isOccupationKind } from '../cards/catalogue.ts'
import { cardGoodsAt, cardWorth } from './card-worth.ts'
import { foodWorth, goodWorth, goodsWorth, hunger, priceWorth, time, wantsRoom } from './goods-worth.ts'
import type { Habits } from './habits.ts'
import type { Outlook } from './outlook.ts'

export type World = Imagined<AgricolaState, AgricolaOptions>

/** What a space is worth to a player who could go there now. */
export function spaceWorth(w: Habits, look: Outlook, world: World, seat: number, board: Board, place: number): number {
  const space = board[place]
  if (space === undefined) return 0
  const { state } = world
  let worth = actionWorth(w, look, world, seat, space, place)
  const bonus = cardGoodsAt(state, look.player, place)
  if (bonus !== null) worth += goodsWorth(w, look, bonus)
  return worth
}

function actionWorth(w: Habits, look: Outlook, world: World, seat: number, { id, action }: ActionSpace, place: number): number {
  switch (action.does) {
    case 'gather':
      return goodWorth(w, look, action.good, world.state.stock[place] ?? 0) + (id === 'meeting-place' ? markerWorth(w, world, seat) : 0)
    case 'gain':
      return goodsWorth(w, look, action.goods)
    case 'and-or':
      return Math.max(0, partWorth(w, look, action.parts[0])) + Math.max(0, partWorth(w, look, action.parts[1]))
    case 'plow':
      return plowWorth(w, look)
    case 'occupation':
      return occupationWorth(w, look, world) - w.lesson
    case 'start-player':
      return markerWorth(w, world, seat) + Math.max(0, minorWorth(w, look, world, seat))
    case 'fences':
      return fencesWorth(w, look)
    case 'improvement':
      return Math.max(majorsWorth(w, look, world.state, seat), action.majorsOnly === true ? 0 : minorWorth(w, look, world, seat))
    case 'growth':
      return w.growth + w.action * look.left
    case 'renovate':
      return renovationWorth(w, look) + (action.followedBy === 'fences' ? Math.max(0, fencesWorth(w, look)) : Math.max(0, majorsWorth(w, look, world.state, seat)))
  }
}

function markerWorth(w: Habits, { state }: World, seat: number): number {
  return state.marker === seat ? 0 : w.marker
}

export function partWorth(w: Habits, look: Outlook, part: SpacePart): number {
  switch (part) {
    case 'build-rooms':
      return roomsWorth(w, look)
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

export function roomsWorth(w: Habits, look: Outlook): number {
  const { supply } = look.player
  const { house } = look.farm
  if (supply[house] < 3 || supply.reed < 1) return 0
  return wantsRoom(look) ? w.room + w.roomPerRound * look.left : w.spareRoom + (house === 'wood' ? 0 : house === 'clay' ? 1 : 2) - 1
}

export function stableWorth(w: Habits, look: Outlook, wood: number): number {
  const { farm, player } = look
  if (player.supply.wood < wood || count(farm.stables) >= 4) return -1
  const isUsed = count(unusedCells(farm)) > 0 ? 1 : 0
  const inside = pasturesOf(farm).enclosed !== 0 ? 1 : 0
  return w.stable + (isUsed | inside) * (1 - (w.patience * look.left) / 14) - wood * w.wood * time(w, look)
}

export function plowWorth(w: Habits, look: Outlook): number {
  const fields = count(look.farm.fields)
  const points = pointsFor('fields', fields + 1) - pointsFor('fields', fields) + 1
  const seeds = look.player.supply.grain + look.player.supply.vegetable > look.emptyFields ? 1 : 0.5
  return points * (1 - (w.patience * look.left) / 14) + (look.left > 0 ? w.field + w.fieldPerHarvest * look.harvestsLeft * seeds : 0)
}

export function sowWorth(w: Habits, look: Outlook): number {
  const { grain, vegetable } = look.player.supply
  const vegetables = Math.min(vegetable, look.emptyFields)
  const grains = Math.min(grain, look.emptyFields - vegetables)
  return (
    grains * (w.sowGrain + w.sowGrainPerHarvest * Math.min(3, look.harvestsLeft)) +
    vegetables * (w.sowVegetable + w.sowVegetablePerHarvest * Math.min(2, look.harvestsLeft))
  )
}

/** The best oven takes a grain, a kitchen more as long as food is missing. */
export function bakeWorth(w: Habits, look: Outlook): number {
  const { grain } = look.player.supply
  if (look.bakes === 0 || grain === 0) return 0
  const n = look.bakes >= 5 ? 1 : Math.min(grain, 2)
  return foodWorth(w, look, n * look.bakes) - n * (w.grain + (look.missing > 0 ? hunger(w, look) * 0.7 : 0))
}

export function fencesWorth(w: Habits, look: Outlook): number {
  const { farm, player } = look
  const affordable = Math.min(player.supply.wood, fencesLeft(farm))
  if (affordable < 2) return 0
  const { each } = pasturesOf(farm)
  const animals = farm.sheep + farm.boar + farm.cattle
  return (
    affordable * (w.fence - 0.3 * w.wood * time(w, look)) * (1 - (w.patience * look.left) / 28) +
    (each.length === 0 ? w.firstPasture : 0) +
    (animals > 0 ? w.crowded * animals : 0)
  )
}

export function renovationWorth(w: Habits, look: Outlook): number {
  const rooms = roomCount(look.farm)
  const to = look.farm.house === 'wood' ? 'clay' : 'stone'
  return rooms * (1 - (w.patience * look.left) / 28) + w.renovation - (rooms * w[to] + w.reed) * 0.4 * time(w, look)
}

export function majorsWorth(w: Habits, look: Outlook, state: AgricolaState, seat: number): number {
  let best = 0
  for (const major of state.majors) {
    if (!canAffordMajor(state, seat, major)) continue
    const worth = majorWorth(w, look, MAJORS[major] as Major)
    if (worth > best) best = worth
  }
  return best
}

export function majorWorth(w: Habits, look: Outlook, { points, abilities, cost, returns }: Major): number {
  let worth = points - priceWorth(w, look, cost) * 0.6
  const { harvestsLeft } = look
  if (abilities.cookingRates !== undefined) {
    if (look.cooks === null) worth += w.kitchen + w.kitchenPerHarvest * harvestsLeft + (abilities.cookingRates.cattle > 3 ? w.hearth * harvestsLeft : 0)
    else if (abilities.cookingRates.cattle > look.cooks.cattle && returns.length > 0) worth += w.hearth * harvestsLeft - points + priceWorth(w, look, cost) * 0.6
  } else if (abilities.bakingRate !== undefined) {
    worth += w.oven + w.ovenPerHarvest * harvestsLeft
    if (look.player.supply.grain > 0) worth += foodWorth(w, look, abilities.bakingRate) - w.grain
  } else if (abilities.harvestConversion !== undefined) worth += w.craft + w.craftPerHarvest * harvestsLeft
  else worth += w.well + foodWorth(w, look, Math.min(5, look.left))
  return worth
}

/** What the best occupation of the hand is worth. */
export function occupationWorth(w: Habits, look: Outlook, { cards }: World): number {
  let best = 0
  for (const card of look.player.hand) {
    const kind = cards.kind(card)
    if (!isOccupationKind(kind)) continue
    const worth = cardWorth(kind, look.left)
    if (worth > best) best = worth
  }
  return best + w.card + w.cardPerRound * look.left
}

export function minorWorth(w: Habits, look: Outlook, world: World, seat: number): number {
  let best = 0
  for (const card of look.player.hand) {
    const kind = world.cards.kind(card)
    if (isOccupationKind(kind)) continue
    const worth = cardWorth(kind, look.left)
    if (worth > best && isPlayable(world as never, seat, card)) best = worth
  }
  return best === 0 ? 0 : best + w.card + w.cardPerRound * look.left
}

export { boardFor, cardAt }
