import { type Animal, ANIMALS } from '../cards/goods.ts'
import { cellNamed } from './cells.ts'
import { rowAndColumn } from './cell-words.ts'
import type { Farm, Herd } from './farm.ts'
import { PLAIN_SHELTER, type Shelter } from './housing.ts'
import { AWAY, BEYOND, type Pen, penAt, pensOf, type Placement } from './pens.ts'
import { shown } from './shown.ts'

export type ArrangementReason =
  | 'not-a-list'
  | 'unknown-place'
  | 'unknown-animal'
  | 'no-number'
  | 'unknown-key'
  | 'named-twice'
  | 'mixed-kinds'
  | 'too-many'
  | 'other-animals'

export interface ArrangementRefusal {
  readonly reason: ArrangementReason
  readonly refused: string
}

export type CheckedArrangement = { readonly value: readonly Placement[] } | ArrangementRefusal

/** Whether a player's arrangement names every animal of a herd, housed or let go, each place by its own name. */
export function checkArrangement(
  farm: Readonly<Farm>,
  answer: unknown,
  herd: Herd,
  shelter: Shelter = PLAIN_SHELTER,
): CheckedArrangement {
  const read = readPlacements(farm, answer, shelter)
  if ('reason' in read) return read
  for (const animal of ANIMALS)
    if (read.herd[animal] !== herd[animal])
      return refuse('other-animals', `There are ${herd[animal]} ${animal}, not ${read.herd[animal]}.`)
  return { value: read.placements }
}

interface ReadPlacements {
  readonly placements: readonly Placement[]
  readonly herd: Herd
}

/** Reads an arrangement and sees to it that no place holds more than it can. */
function readPlacements(farm: Readonly<Farm>, answer: unknown, shelter: Shelter): ReadPlacements | ArrangementRefusal {
  if (!Array.isArray(answer)) return refuse('not-a-list', 'An arrangement is a list of places with animals.')
  const pens = pensOf(farm, shelter)
  const herd: Record<Animal, number> = { sheep: 0, boar: 0, cattle: 0 }
  const placements: Placement[] = []
  for (const each of answer as readonly unknown[]) {
    const { at, animal, n } = (typeof each === 'object' && each !== null ? each : {}) as Partial<Placement>
    const pen = at === AWAY ? BEYOND : penAt(farm, pens, at)
    if (pen === undefined) return refuse('unknown-place', `Animals cannot stand at ${placeWords(at)}.`)
    if (animal === undefined || !ANIMALS.includes(animal))
      return refuse('unknown-animal', `There is no animal ${shown(animal)}.`)
    if (n === undefined || !Number.isInteger(n) || n < 1)
      return refuse('no-number', `${shown(n)} ${animal} cannot stand.`)
    // An answer is kept as it was given, so nothing may ride along in it.
    const more = Object.keys(each as object).find((key) => key !== 'at' && key !== 'animal' && key !== 'n')
    if (more !== undefined) return refuse('unknown-key', `A place has no ${shown(more)}, only at, animal and n.`)
    const placement = { at: pen.at, animal, n }
    const wrong = wrongThere(pen, placements, placement)
    if (wrong !== null) return wrong
    herd[animal] += n
    placements.push(placement)
  }
  return { placements, herd }
}

function wrongThere(pen: Pen, before: readonly Placement[], more: Placement): ArrangementRefusal | null {
  const { at, kind, capacity } = pen
  let n = more.n
  let isMixed = false
  for (const each of before) {
    if (each.at !== at) continue
    if (each.animal === more.animal) return refuse('named-twice', `${penWords(pen)} is named twice for ${more.animal}.`)
    isMixed = true
    n += each.n
  }
  if (isMixed && kind === 'pasture') return refuse('mixed-kinds', `${penWords(pen)} holds one kind of animal.`)
  return n > capacity ? refuse('too-many', `${penWords(pen)} holds ${capacity}, not ${n}.`) : null
}

/** A cell as people count; whatever else was named, as it was named. */
function placeWords(at: unknown): string {
  const cell = cellNamed(at)
  return cell === null ? shown(at) : rowAndColumn(cell)
}

function penWords({ at, kind }: Pen): string {
  if (at === AWAY) return 'Letting go'
  return kind === 'house' ? 'The house' : `The ${kind} at ${placeWords(at)}`
}

function refuse(reason: ArrangementReason, refused: string): ArrangementRefusal {
  return { reason, refused }
}
