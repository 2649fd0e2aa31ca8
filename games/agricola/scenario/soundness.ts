import type { Seat } from '@turnwright/kernel'
import { ANIMALS, RESOURCES } from '../cards/goods.ts'
import {
  arrangementOf,
  CELLS,
  count,
  cropCount,
  cropOn,
  type Farm,
  fencesLeft,
  hangsTogether,
  holds,
  howMany,
  isHoused,
  looseFences,
  pasturesOf,
  SOWN,
  stablesLeft,
} from '../farm/index.ts'
import { shelterOf } from '../rules/in-play.ts'
import type { Question } from '../rules/questions.ts'
import type { AgricolaState, PlayerState } from '../rules/state.ts'

/** Asked while an animal may have no place yet. */
const MAKING_ROOM: readonly Question['kind'][] = ['make-room', 'move-crop-from', 'move-crop-to']

/** What cannot be at any moment of a game, while this seat is asked this; null when all is well. */
export function unsoundIn(
  state: AgricolaState,
  asked: Seat,
  about: { readonly kind: string } | undefined,
): string | null {
  for (const [seat, player] of state.players.entries()) {
    const isMakingRoom = seat === asked && MAKING_ROOM.some((kind) => kind === about?.kind)
    const found =
      unsoundGoods(player) ??
      unsoundPeople(state, seat, player) ??
      unsoundFarm(player.farm) ??
      unsoundCrops(player.farm) ??
      (isMakingRoom ? null : unsoundHerd(player))
    if (found !== null) return `${found} of seat ${seat}`
  }
  return state.stock.every((n) => n >= 0) ? null : 'the goods on a space'
}

function unsoundGoods({ supply, begging, bonus, promised, inPlay, gathered }: PlayerState): string | null {
  for (const good of RESOURCES) if (!isCount(supply[good])) return `${supply[good]} ${good}`
  if (!isCount(begging) || !isCount(bonus)) return 'markers or points'
  if (promised.some(({ n, round }) => n < 1 || round > 14)) return 'promised goods'
  return inPlay.every(({ n }) => isCount(n)) && Object.values(gathered).every(isCount) ? null : 'a count'
}

function isCount(n: number): boolean {
  return Number.isInteger(n) && n >= 0
}

/** Nobody is in two places: at home, at work, newborn, or without anything to do. */
function unsoundPeople({ people, phase }: AgricolaState, seat: Seat, player: PlayerState): string | null {
  const { family, newborns, atHome } = player
  if (family < 2 || family > 5 || newborns < 0 || atHome < 0) return `the ${family} people`
  const working = people.filter((there) => ((there >> seat) & 1) === 1).length
  const all = atHome + newborns + working
  return phase === 'work' && all > family ? `${all} people in a family of ${family}` : null
}

function unsoundFarm(farm: Farm): string | null {
  const { rooms, fields, stables } = farm
  const pastures = pasturesOf(farm)
  if (fencesLeft(farm) < 0 || stablesLeft(farm) < 0) return 'fences or stables'
  if ((rooms & fields) !== 0 || ((rooms | fields) & (stables | pastures.enclosed)) !== 0) return 'two uses of a cell'
  if (howMany(looseFences(pastures, farm)) > 0) return 'a fence that closes nothing'
  return [rooms, fields, pastures.enclosed].every(hangsTogether) && count(rooms) >= 2 ? null : 'the ground'
}

function unsoundCrops(farm: Farm): string | null {
  for (let cell = 0; cell < CELLS; cell++) {
    const crop = cropOn(farm, cell)
    if (crop === null) continue
    if (!holds(farm.fields, cell)) return 'a crop beside the fields'
    if (cropCount(farm, cell) > SOWN[crop]) return `${cropCount(farm, cell)} ${crop} on a field`
  }
  return null
}

/** Every animal has a place, and is shown there once. */
function unsoundHerd(player: PlayerState): string | null {
  const { farm } = player
  if (ANIMALS.some((animal) => !isCount(farm[animal]))) return 'the herd'
  if (!isHoused(farm, shelterOf(player))) return 'an animal without a place'
  const standing = arrangementOf(farm, shelterOf(player)) ?? []
  const shown = (animal: string): number =>
    standing.reduce((sum, placement) => sum + (placement.animal === animal ? placement.n : 0), 0)
  return ANIMALS.every((animal) => shown(animal) === farm[animal]) ? null : 'an animal that is not shown once'
}
