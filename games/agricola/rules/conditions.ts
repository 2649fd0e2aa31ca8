import type { Seat } from '@turnwright/kernel'
import type { Bounds, Condition } from '../cards/effect.ts'
import type { BuildingResource, Material } from '../cards/goods.ts'
import { nameIn } from '../cards/name-in.ts'
import { count, emptyFields, fieldsWith, roomCount, unusedCells } from '../farm/index.ts'
import { fieldCardOf, occupationsInFront } from './in-play.ts'
import { spacesNamed } from './spaces/board.ts'
import { type AgricolaState, type PlayerState, playerAt } from './state.ts'

/** What an event was about. */
export interface Circumstances {
  /** Cells of the pasture that was just fenced. */
  readonly cells?: number
  readonly material?: Material
  readonly from?: Material
  readonly to?: Material
}

export function isWithin(n: number, { min, max, exactly }: Bounds): boolean {
  return (min === undefined || n >= min) && (max === undefined || n <= max) && (exactly === undefined || n === exactly)
}

/** Whether everything that a condition names is so. */
export function isSo(
  state: AgricolaState,
  seat: Seat,
  condition: Condition,
  circumstances: Circumstances | null = null,
): boolean {
  for (const key in condition) {
    const name = nameIn(PARTS, key)
    const part: Part<Required<Condition>[keyof Condition]> = PARTS[name]
    const wanted = condition[name]
    if (wanted !== undefined && !part(state, seat, wanted, circumstances)) return false
  }
  return true
}

/** Whether a part is so. Taken from a method, so that those of all names stand in one table, looked up by name. */
type Part<Wanted> = {
  isSo(state: AgricolaState, seat: Seat, wanted: Wanted, circumstances: Circumstances | null): boolean
}['isSo']

const PARTS: { readonly [Name in keyof Condition]-?: Part<Required<Condition>[Name]> } = {
  all: (state, seat, all, about) => all.every((each) => isSo(state, seat, each, about)),
  house: (state, seat, house) => house.includes(playerAt(state, seat).farm.house),
  rooms: (state, seat, rooms) => isWithin(roomCount(playerAt(state, seat).farm), rooms),
  people: (state, seat, people) => isWithin(playerAt(state, seat).family, people),
  round: (state, _seat, round) => isWithin(state.round, round),
  players: (state, _seat, players) => isWithin(state.players.length, players),
  occupations: (state, seat, occupations) => isWithin(occupationsInFront(playerAt(state, seat)), occupations),
  sheep: (state, seat, sheep) => isWithin(playerAt(state, seat).farm.sheep, sheep),
  grainFields: (state, seat, grainFields) =>
    isWithin(count(fieldsWith(playerAt(state, seat).farm, 'grain')), grainFields),
  vegetableFields: (state, seat, vegetableFields) =>
    isWithin(vegetableFieldsOf(playerAt(state, seat)), vegetableFields),
  emptyFields: (state, seat, bounds) => isWithin(emptyFieldsOf(playerAt(state, seat)), bounds),
  farmyardUnused: (state, seat, farmyardUnused) =>
    isWithin(count(unusedCells(playerAt(state, seat).farm)), farmyardUnused),
  supply: (state, seat, supply) => isWithin(playerAt(state, seat).supply.clay, supply.clay),
  ownPersonOn: (state, seat, ownPersonOn) => (peopleOn(state, ownPersonOn) & (1 << seat)) !== 0,
  occupied: (state, _seat, occupied) => peopleOn(state, occupied) !== 0,
  gainedThisWorkPhase: (state, seat, gainedThisWorkPhase) =>
    gainedOf(playerAt(state, seat), gainedThisWorkPhase.of) >= gainedThisWorkPhase.min,
  onlyPlayerWithRooms: (state, seat, onlyPlayerWithRooms) =>
    state.players.every(({ farm, isPresent }, other) =>
      other === seat
        ? isWithin(roomCount(farm), onlyPlayerWithRooms)
        : !isPresent || !isWithin(roomCount(farm), onlyPlayerWithRooms),
    ),
  pastureCells: (_state, _seat, pastureCells, about) => isWithin(about?.cells ?? 0, pastureCells),
  material: (_state, _seat, material, about) => about?.material === material,
  from: (_state, _seat, from, about) => about?.from === from,
  to: (_state, _seat, to, about) => about?.to === to,
}

function gainedOf({ gathered }: PlayerState, goods: readonly BuildingResource[]): number {
  let sum = 0
  for (const good of goods) sum += gathered[good]
  return sum
}

function vegetableFieldsOf(player: PlayerState): number {
  const onCard = (fieldCardOf(player)?.n ?? 0) > 0 ? 1 : 0
  return count(fieldsWith(player.farm, 'vegetable')) + onCard
}

function emptyFieldsOf(player: PlayerState): number {
  return count(emptyFields(player.farm)) + (fieldCardOf(player)?.n === 0 ? 1 : 0)
}

/** Whose people stand on any of these spaces. */
function peopleOn(state: AgricolaState, names: NonNullable<Condition['occupied']>): number {
  let seats = 0
  const spaces = spacesNamed(names, state)
  for (let space = 0; space < state.people.length; space++)
    if (((spaces >>> space) & 1) === 1) seats |= state.people[space] ?? 0
  return seats
}
