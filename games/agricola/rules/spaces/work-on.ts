import type { Seat } from '@turnwright/kernel'
import { type ActionSpace, type SpacePart, titleOf } from '../../cards/space.ts'
import { goodsText } from '../../cards/goods.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import { bakeBread } from '../actions/bake.ts'
import { buildFencesAction, canBuildFences } from '../actions/fences.ts'
import { canGrow, growFamily } from '../actions/growth.ts'
import { improve } from '../actions/improvement.ts'
import { lessonPrice, playOccupation } from '../actions/occupation.ts'
import { plowFields } from '../actions/plow.ts'
import { renovate } from '../actions/renovate.ts'
import { buildRooms } from '../actions/rooms.ts'
import { sowFields } from '../actions/sow.ts'
import { buildStables, SIDE_JOB_STABLE_COST, STABLE_COST } from '../actions/stables.ts'
import { cardsAtPlacement, fireSpace, somebodyWatches } from '../effects/moments.ts'
import { gainFrom, gainOneFrom } from '../gain.ts'
import { playerAt } from '../state.ts'
import { boardOf, canDoPart } from './availability.ts'

/** A person is placed: bonuses of cards come first (G19), then the space itself, then what comes after it. */
export function workOn(actions: AgricolaActionManager, seat: Seat, place: number): void {
  const { game } = actions
  const space = boardOf(game)[place] as ActionSpace
  game.state.people[place] = (game.state.people[place] as number) | (1 << seat)
  game.tell('{player} goes to {space}', { player: { seat }, space: titleOf(space) })
  if (!somebodyWatches(actions)) return work(actions, seat, place, space)
  const cards = cardsAtPlacement(actions)
  fireSpace(actions, seat, place, 'with', cards)
  work(actions, seat, place, space)
  fireSpace(actions, seat, place, 'immediatelyAfter', cards)
  fireSpace(actions, seat, place, 'endOfTurn', cards)
}

function work(actions: AgricolaActionManager, seat: Seat, place: number, { id, name, action }: ActionSpace): void {
  const { state } = actions.game
  const player = playerAt(state, seat)
  switch (action.does) {
    case 'gather': {
      const n = state.stock[place] as number
      state.stock[place] = 0
      if (id === 'meeting-place') becomeStartPlayer(actions, seat)
      return gainOneFrom(actions, seat, action.good, n, name)
    }
    case 'gain': {
      gainFrom(actions, seat, action.goods, name)
      if (action.oneOf === undefined) return
      const options = action.oneOf.map((goods) => ({ id: goodsText(goods), title: goodsText(goods), value: goods }))
      const goods = actions.pick(seat, options, { title: `${name}: choose what you get` })
      return goods === undefined ? undefined : gainFrom(actions, seat, goods, name)
    }
    case 'and-or':
      return workAndOr(actions, seat, action.parts)
    case 'plow':
      return plowFields(actions, seat, action.n)
    case 'occupation':
      return playOccupation(actions, seat, lessonPrice(player, action.food))
    case 'start-player':
      becomeStartPlayer(actions, seat)
      return improve(actions, seat, { majors: false, minors: true, maySkip: true })
    case 'fences':
      return buildFencesAction(actions, seat)
    case 'improvement':
      return improve(actions, seat, { majors: true, minors: action.majorsOnly !== true, maySkip: false })
    case 'growth':
      if (canGrow(state, seat, action.roomNeeded)) growFamily(actions, seat, place)
      if (action.thenMinor) improve(actions, seat, { majors: false, minors: true, maySkip: true })
      return
    case 'renovate':
      renovate(actions, seat)
      if (action.followedBy === 'fences') return offerFences(actions, seat)
      return improve(actions, seat, { majors: true, minors: hasHands(actions), maySkip: true })
  }
}

function hasHands({ game }: AgricolaActionManager): boolean {
  return game.options.cards === 'base'
}

/** Alone there is nobody to be before. */
function becomeStartPlayer({ game }: AgricolaActionManager, seat: Seat): void {
  if (game.state.players.length === 1) return
  game.state.marker = seat
  game.tell('{player} takes the start marker', { player: { seat } })
}

function offerFences(actions: AgricolaActionManager, seat: Seat): void {
  if (!canBuildFences(actions.game.state, seat)) return
  if (actions.chooseYesNo(actions.game.player(seat), 'Build fences, too?')) buildFencesAction(actions, seat)
}

interface PartChoice {
  readonly id: SpacePart | 'done'
  readonly title: string
  readonly value: SpacePart | null
}

const PART_CHOICES: Readonly<Record<SpacePart, PartChoice>> = {
  'build-rooms': { id: 'build-rooms', title: 'Build rooms', value: 'build-rooms' },
  'build-stables': { id: 'build-stables', title: 'Build stables', value: 'build-stables' },
  'build-one-stable': { id: 'build-one-stable', title: 'Build a stable', value: 'build-one-stable' },
  plow: { id: 'plow', title: 'Plow a field', value: 'plow' },
  sow: { id: 'sow', title: 'Sow', value: 'sow' },
  bake: { id: 'bake', title: 'Bake bread', value: 'bake' },
}
const ENOUGH: PartChoice = { id: 'done', title: 'Done', value: null }

/** One or both, in any order; nobody goes back to a part. */
function workAndOr(actions: AgricolaActionManager, seat: Seat, parts: readonly SpacePart[]): void {
  const { game } = actions
  const left = parts.slice()
  while (left.length > 0) {
    const mayStop = left.length < parts.length
    const choices = (): readonly PartChoice[] => {
      const possible = left.filter((part) => canDoPart(game, seat, part)).map((part) => PART_CHOICES[part])
      return mayStop && possible.length > 0 ? [...possible, ENOUGH] : possible
    }
    const part = actions.pick(seat, choices, { title: 'What next?' })
    if (part === undefined || part === null) return
    left.splice(left.indexOf(part), 1)
    doPart(actions, seat, part)
  }
}

const ANY_NUMBER = 15

function doPart(actions: AgricolaActionManager, seat: Seat, part: SpacePart): void {
  switch (part) {
    case 'build-rooms':
      return buildRooms(actions, seat, ANY_NUMBER)
    case 'build-stables':
      return buildStables(actions, seat, STABLE_COST, ANY_NUMBER)
    case 'build-one-stable':
      return buildStables(actions, seat, SIDE_JOB_STABLE_COST, 1)
    case 'plow':
      return plowFields(actions, seat, 1)
    case 'sow':
      return sowFields(actions, seat)
    case 'bake':
      return bakeBread(actions, seat)
  }
}
