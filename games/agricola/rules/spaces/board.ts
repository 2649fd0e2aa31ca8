import type { ActionSpace } from '../../cards/space.ts'
import { FAMILY_ROUND_CARDS, ROUND_CARDS } from '../../cards/round-cards.ts'
import { SPACE_IDS, SPACE_TRAITS, type SpaceId, type SpaceName, type SpaceTrait } from '../../cards/space-names.ts'
import { FAMILY_MEETING_PLACE, FIXED_SPACES, SIDE_JOB } from '../../cards/spaces.ts'
import type { AgricolaState } from '../state.ts'

/** The place of a space in SPACE_IDS: how the state speaks of it. */
export function placeOf(id: SpaceId): number {
  return SPACE_IDS.indexOf(id)
}

export function spaceIdAt(place: number): SpaceId {
  const id = SPACE_IDS[place]
  if (id === undefined) throw new RangeError(`there is no space at place ${place}`)
  return id
}

/** The spaces of a table, by their place; those that are not used there are missing. */
export type Board = readonly (ActionSpace | undefined)[]

export function spaceAt(board: Board, place: number): ActionSpace {
  const space = board[place]
  if (space === undefined) throw new RangeError(`there is no space at place ${place} of this table`)
  return space
}

/** By the number of players, with and without cards: asked for at every turn, and always the same. */
const boards: Readonly<Record<'base' | 'none', (Board | undefined)[]>> = { base: [], none: [] }

export function boardFor(players: number, cards: 'base' | 'none'): Board {
  return (boards[cards][players] ??= SPACE_IDS.map((id) => spaceFor(id, players, cards)))
}

/** Without hands there is nothing to learn: a side job takes the place of the lessons. */
function spaceFor(id: SpaceId, players: number, cards: 'base' | 'none'): ActionSpace | undefined {
  if (cards === 'none') {
    if (id === 'meeting-place') return FAMILY_MEETING_PLACE
    if (id === 'side-job') return SIDE_JOB
    if (id === 'lessons' || id === 'lessons-b') return undefined
    const family = FAMILY_ROUND_CARDS.find((card) => card.id === id)
    if (family !== undefined) return family
  }
  const found = [...FIXED_SPACES, ...ROUND_CARDS].find((space) => space.id === id && space.players.includes(players))
  return found === undefined || players > 1 ? found : alone(found)
}

function alone(space: ActionSpace): ActionSpace {
  const { action } = space
  if (action.does !== 'gather' || action.solo === undefined) return space
  return { ...space, action: { ...action, n: action.solo } }
}

/** The spaces that are open before the first round. */
export function fixedPlaces(board: Board): number[] {
  const places: number[] = []
  board.forEach((space, place) => {
    if (space?.stage === 0) places.push(place)
  })
  return places
}

/** Lists of names that mean the same spaces in every game. */
const fixedNames = new WeakMap<readonly SpaceName[], number>()

/** A bit for each of the named spaces, whatever traits they are named by. */
export function spacesNamed(names: readonly SpaceName[], state: AgricolaState): number {
  const known = fixedNames.get(names)
  if (known !== undefined) return known
  const places = placesNamed(names, state)
  if (!names.includes('@round-space-1')) fixedNames.set(names, places)
  return places
}

function placesNamed(names: readonly SpaceName[], state: AgricolaState): number {
  let places = 0
  for (const name of names) {
    if (name === '@round-space-1') places |= 1 << (state.open[state.open.length - state.round] ?? 31)
    else if (isTrait(name)) for (const id of SPACE_TRAITS[name]) places |= 1 << placeOf(id)
    else places |= 1 << placeOf(name)
  }
  return places
}

function isTrait(name: SpaceName): name is SpaceTrait {
  return Object.hasOwn(SPACE_TRAITS, name)
}

export function isNamed(place: number, names: readonly SpaceName[], state: AgricolaState): boolean {
  return ((spacesNamed(names, state) >>> place) & 1) === 1
}
