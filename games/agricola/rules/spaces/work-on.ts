import type { Seat } from '@turnwright/kernel'
import type { ActionSpace, SpacePart } from '../../cards/space.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import { couldBe, isWanted } from '../anytime/if-wanted.ts'
import { orDone } from '../anytime/or-done.ts'
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
import { gainFrom, gainOneFrom, gainOneOf } from '../gain.ts'
import type { Chosen, Question } from '../questions.ts'
import { playerAt } from '../state.ts'
import { boardOf, canDoPart } from './availability.ts'
import { spaceAt, spaceIdAt } from './board.ts'

/**
 * A person is placed: bonuses of cards come first (G19), then the space itself, then what comes after it. False where
 * nothing of it could be done, because something was converted meanwhile: the person comes back (G62).
 */
export function workOn(actions: AgricolaActionManager, seat: Seat, place: number): boolean {
  const { game } = actions
  const space = spaceAt(boardOf(game), place)
  game.state.people[place] = (game.state.people[place] ?? 0) | (1 << seat)
  game.tell({ kind: 'goes-to', seat, space: space.id })
  const cards = somebodyWatches(actions) ? cardsAtPlacement(actions) : NOBODY
  const isUsed = fireSpace(actions, seat, place, 'with', cards)
  if (!work(actions, seat, place, space) && !isUsed) {
    comeBack(actions, seat, place)
    return false
  }
  fireSpace(actions, seat, place, 'immediatelyAfter', cards)
  fireSpace(actions, seat, place, 'endOfTurn', cards)
  return true
}

const NOBODY: readonly number[] = []

function comeBack({ game }: AgricolaActionManager, seat: Seat, place: number): void {
  game.state.people[place] = (game.state.people[place] ?? 0) & ~(1 << seat)
  game.tell({ kind: 'comes-back', seat, space: spaceIdAt(place) })
}

/** What the space is for. Whether it was done. */
function work(actions: AgricolaActionManager, seat: Seat, place: number, { id, action }: ActionSpace): boolean {
  const { state } = actions.game
  const player = playerAt(state, seat)
  switch (action.does) {
    case 'gather': {
      const n = state.stock[place] ?? 0
      state.stock[place] = 0
      if (id === 'meeting-place') becomeStartPlayer(actions, seat)
      gainOneFrom(actions, seat, action.good, n, { space: id })
      return true
    }
    case 'gain': {
      const from = { space: id }
      gainFrom(actions, seat, action.goods, from)
      if (action.oneOf !== undefined) gainOneOf(actions, seat, action.oneOf, from)
      return true
    }
    case 'and-or':
      return workAndOr(actions, seat, action.parts)
    case 'plow':
      return plowFields(actions, seat, action.n)
    case 'occupation':
      return playOccupation(actions, seat, lessonPrice(player, action.food))
    case 'start-player':
      becomeStartPlayer(actions, seat)
      improve(actions, seat, { majors: false, minors: true, maySkip: true })
      return true
    case 'fences':
      return buildFencesAction(actions, seat)
    case 'improvement':
      return improve(actions, seat, { majors: true, minors: action.majorsOnly !== true, maySkip: false })
    case 'growth':
      if (canGrow(state, seat, action.roomNeeded)) growFamily(actions, seat, place)
      if (action.thenMinor) improve(actions, seat, { majors: false, minors: true, maySkip: true })
      return true
    case 'renovate':
      if (!renovate(actions, seat)) return false
      if (action.followedBy === 'fences') offerFences(actions, seat)
      else improve(actions, seat, { majors: true, minors: hasHands(actions), maySkip: true })
      return true
  }
}

function hasHands({ game }: AgricolaActionManager): boolean {
  return game.options.cards === 'base'
}

/** Alone there is nobody to be before. */
function becomeStartPlayer({ game }: AgricolaActionManager, seat: Seat): void {
  if (game.state.players.length === 1) return
  game.state.marker = seat
  game.tell({ kind: 'takes-marker', seat })
}

const FENCES_TOO: Question = { kind: 'build-fences-too' }

function offerFences(actions: AgricolaActionManager, seat: Seat): void {
  const isNow = (): boolean => canBuildFences(actions.game.state, seat)
  if (couldBe(actions, seat, isNow) && isWanted(actions, seat, FENCES_TOO, isNow)) buildFencesAction(actions, seat)
}

interface PartChoice {
  readonly id: SpacePart | 'done'
  readonly about: Chosen
  readonly value: SpacePart | null
}

const PART_CHOICES: Readonly<Record<SpacePart, PartChoice>> = {
  'build-rooms': partChoice('build-rooms'),
  'build-stables': partChoice('build-stables'),
  'build-one-stable': partChoice('build-one-stable'),
  plow: partChoice('plow'),
  sow: partChoice('sow'),
  bake: partChoice('bake'),
}
const ENOUGH: PartChoice = { id: 'done', about: { kind: 'done' }, value: null }
const WHAT_NEXT: Question = { kind: 'what-next' }

function partChoice(part: SpacePart): PartChoice {
  return { id: part, about: { kind: 'part', part }, value: part }
}

/** One or both, in any order; nobody goes back to a part. Whether either was done. */
function workAndOr(actions: AgricolaActionManager, seat: Seat, parts: readonly SpacePart[]): boolean {
  const { game } = actions
  const left = parts.slice()
  let done = false
  while (left.length > 0) {
    const mayStop = left.length < parts.length
    const possible = (): readonly PartChoice[] =>
      left.filter((part) => canDoPart(game, seat, part)).map((part) => PART_CHOICES[part])
    const choices = (): readonly PartChoice[] => (mayStop ? orDone(actions, seat, possible, ENOUGH) : possible())
    const [part] = actions.some(seat, WHAT_NEXT, choices, {})
    if (part === undefined || part === null) return done
    left.splice(left.indexOf(part), 1)
    done = doPart(actions, seat, part) || done
  }
  return done
}

const ANY_NUMBER = 15

function doPart(actions: AgricolaActionManager, seat: Seat, part: SpacePart): boolean {
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
