import { type Animal, ANIMALS } from '../cards/goods.ts'
import { CELLS, cellName, cellNamed } from './cells.ts'
import type { Farm, Herd } from './farm.ts'
import { herdOf, PLAIN_SHELTER, type Shelter } from './housing.ts'
import { normalArrangement } from './normal-arrangement.ts'
import { HOUSE, penAt, pensOf, type Place, type Placement } from './pens.ts'

export type ArrangementReason =
  | 'not-a-list'
  | 'unknown-place'
  | 'unknown-animal'
  | 'no-number'
  | 'named-twice'
  | 'mixed-kinds'
  | 'too-many'
  | 'other-animals'

export interface ArrangementRefusal {
  readonly reason: ArrangementReason
  readonly refused: string
}

export type CheckedArrangement = { readonly value: readonly Placement[] } | ArrangementRefusal

/** Whether a player's arrangement houses exactly this herd, each place by its own name. */
export function checkArrangement(
  farm: Readonly<Farm>,
  answer: unknown,
  herd: Herd,
  shelter: Shelter = PLAIN_SHELTER,
): CheckedArrangement {
  if (!Array.isArray(answer)) return refuse('not-a-list', 'An arrangement is a list of places with animals.')
  const pens = pensOf(farm, shelter)
  const used = new Map<Place, { animals: Set<Animal>; n: number }>()
  const placements: Placement[] = []
  const left: Record<Animal, number> = { ...herd }
  for (const each of answer as readonly unknown[]) {
    const { at, animal, n } = (typeof each === 'object' && each !== null ? each : {}) as Partial<Placement>
    const pen = penAt(farm, pens, at)
    if (pen === undefined) return refuse('unknown-place', `Animals cannot stand at ${String(at)}.`)
    if (animal === undefined || !ANIMALS.includes(animal))
      return refuse('unknown-animal', `There is no animal ${String(animal)}.`)
    if (n === undefined || !Number.isInteger(n) || n < 1)
      return refuse('no-number', `${String(n)} ${animal} cannot stand.`)
    const here = used.get(pen.at) ?? { animals: new Set<Animal>(), n: 0 }
    if (here.animals.has(animal)) return refuse('named-twice', `${pen.at} is named twice for ${animal}.`)
    here.animals.add(animal)
    here.n += n
    if (here.animals.size > 1 && pen.kind === 'pasture')
      return refuse('mixed-kinds', `The pasture at ${pen.at} holds one kind of animal.`)
    if (here.n > pen.capacity) return refuse('too-many', `${pen.at} holds ${pen.capacity}, not ${here.n}.`)
    used.set(pen.at, here)
    left[animal] -= n
    placements.push({ at: pen.at, animal, n })
  }
  for (const animal of ANIMALS)
    if (left[animal] !== 0)
      return refuse('other-animals', `There are ${herd[animal]} ${animal}, not ${herd[animal] - left[animal]}.`)
  return { value: placements }
}

function refuse(reason: ArrangementReason, refused: string): ArrangementRefusal {
  return { reason, refused }
}

const HOUSE_CODE = CELLS

/** Keeps an arrangement that was checked. */
export function arrange(farm: Farm, placements: readonly Placement[]): void {
  farm.arrangement = placements.map(
    ({ at, animal, n }) => ((cellNamed(at) ?? HOUSE_CODE) << 10) | (ANIMALS.indexOf(animal) << 8) | n,
  )
}

function unpack(code: number): Placement {
  const place = code >> 10
  return {
    at: place === HOUSE_CODE ? HOUSE : cellName(place),
    animal: ANIMALS[(code >> 8) & 3] as Animal,
    n: code & 0xff,
  }
}

/** Where the animals stand: as their owner arranged them while that is still possible, else in the normal way. */
export function arrangementOf(farm: Readonly<Farm>, shelter: Shelter = PLAIN_SHELTER): readonly Placement[] | null {
  const herd = herdOf(farm)
  if (farm.arrangement.length > 0) {
    const own = checkArrangement(farm, farm.arrangement.map(unpack), herd, shelter)
    if ('value' in own) return own.value
  }
  return normalArrangement(farm, herd, shelter)
}

/** The animals at one place. */
export function animalsAt(placements: readonly Placement[], place: Place): Herd {
  const here = { sheep: 0, boar: 0, cattle: 0 }
  for (const { at, animal, n } of placements) if (at === place) here[animal] += n
  return here
}
