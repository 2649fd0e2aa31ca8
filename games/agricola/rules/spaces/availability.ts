import type { Seat } from '@turnwright/kernel'
import type { ActionSpace, SpacePart } from '../../cards/space.ts'
import { canBake } from '../actions/bake.ts'
import { canBuildFences } from '../actions/fences.ts'
import { canGrow, MOST_PEOPLE } from '../actions/growth.ts'
import { canBuildMajor, canPlayMinor } from '../actions/improvement-prices.ts'
import { canPlayOccupation, isOccupation, lessonPrice } from '../actions/occupation.ts'
import { canPlow } from '../actions/plow.ts'
import { canRenovate } from '../actions/renovate.ts'
import { canBuildRoom } from '../actions/rooms.ts'
import { canSow } from '../actions/sow.ts'
import { canBuildStable, SIDE_JOB_STABLE_COST, STABLE_COST } from '../actions/stables.ts'
import { count } from '../../farm/index.ts'
import { hooksOf } from '../in-play.ts'
import { hasSkill, SKILL } from '../skills.ts'
import { type Agricola, playerAt } from '../state.ts'
import { type Board, boardFor, isNamed } from './board.ts'

export function boardOf(game: Agricola): Board {
  return boardFor(game.state.players.length, game.options.cards)
}

/** Why a player cannot use a space now, or null when they can. A person must be able to do something there (G8). */
export function whyNot(game: Agricola, seat: Seat, place: number, board: Board = boardOf(game)): string | null {
  const space = board[place]
  if (space === undefined) return 'It is not used at this table.'
  if (game.state.people[place] !== 0 && !mayJoin(game, seat, place)) return 'Somebody works there already.'
  return nothingToDo(game, seat, place, space)
}

/** A card may allow to use a space that one other player uses. */
function mayJoin({ state }: Agricola, seat: Seat, place: number): boolean {
  const player = playerAt(state, seat)
  if (!hasSkill(player, SKILL.mayUseOccupied)) return false
  const there = state.people[place] ?? 0
  if ((there & (1 << seat)) !== 0) return false
  return hooksOf(player, 'mayUseOccupied').some(
    ({ spaces, maxOtherOccupants }) => count(there) <= maxOtherOccupants && isNamed(place, spaces, state),
  )
}

function nothingToDo(game: Agricola, seat: Seat, place: number, { id, action }: ActionSpace): string | null {
  const { state } = game
  switch (action.does) {
    case 'gather':
      return (state.stock[place] ?? 0) > 0 || id === 'meeting-place' ? null : 'Nothing lies there.'
    case 'gain':
    case 'start-player':
      return null
    case 'and-or':
      return canDoPart(game, seat, action.parts[0]) || canDoPart(game, seat, action.parts[1])
        ? null
        : WHY_NOT_PART[action.parts[0]]
    case 'plow':
      return canPlow(state, seat) ? null : 'There is no ground for a field.'
    case 'occupation':
      return whyNoOccupation(game, seat, action.food)
    case 'fences':
      return canBuildFences(state, seat) ? null : 'You cannot close a pasture with what you have.'
    case 'improvement':
      return canBuildMajor(state, seat) || canPlayMinor(game, seat) ? null : 'You can pay for no improvement.'
    case 'growth':
      return whyNoGrowth(game, seat, action.roomNeeded)
    case 'renovate':
      return canRenovate(state, seat) ? null : 'You cannot renovate now.'
  }
}

function whyNoOccupation(game: Agricola, seat: Seat, food: readonly number[]): string | null {
  const player = playerAt(game.state, seat)
  if (canPlayOccupation(game, seat, lessonPrice(player, food))) return null
  const holdsOne = player.hand.some((card) => isOccupation(game.cards, card))
  return holdsOne ? 'You have too little food.' : 'You have no occupation to play.'
}

function whyNoGrowth({ state }: Agricola, seat: Seat, roomNeeded: boolean): string | null {
  if (canGrow(state, seat, roomNeeded)) return null
  return playerAt(state, seat).family >= MOST_PEOPLE
    ? 'Your family is complete.'
    : 'There is no room for another person.'
}

export function canDoPart({ state }: Agricola, seat: Seat, part: SpacePart): boolean {
  switch (part) {
    case 'build-rooms':
      return canBuildRoom(state, seat)
    case 'build-stables':
      return canBuildStable(state, seat, STABLE_COST)
    case 'build-one-stable':
      return canBuildStable(state, seat, SIDE_JOB_STABLE_COST)
    case 'plow':
      return canPlow(state, seat)
    case 'sow':
      return canSow(state, seat)
    case 'bake':
      return canBake(state, seat)
  }
}

const WHY_NOT_PART: Readonly<Record<SpacePart, string>> = {
  'build-rooms': 'You can pay neither for a room nor for a stable.',
  'build-stables': 'You can pay for no stable.',
  'build-one-stable': 'You can neither build a stable nor bake.',
  plow: 'You can neither plow nor sow.',
  sow: 'You can neither sow nor bake.',
  bake: 'You cannot bake.',
}
