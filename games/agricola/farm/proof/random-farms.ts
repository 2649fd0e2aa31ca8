import { CELL_NAMES, dryGround, EDGE_NAMES, edgesAround, edgesOf, type FarmMap, neighbours } from './farm-map.ts'
import { seeFencing } from './fencing-by-sight.ts'

/** Draws for one farm, from a number. */
export class Dice {
  #state: number

  constructor(seed: number) {
    this.#state = seed | 0
  }

  /** From 0 to n - 1. */
  below(n: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (((mixed ^ (mixed >>> 14)) >>> 0) % 1_000_003) % n
  }

  oneOf<T>(list: readonly T[]): T | undefined {
    return list[this.below(Math.max(1, list.length))]
  }
}

const PLENTY = { affordable: 15, free: 0 }

/** A farm as games make them: some rooms, fields and stables, and fences built in one to four actions. */
export function randomMap(dice: Dice): FarmMap {
  const rooms = ['0,0', '1,0']
  const fields: string[] = []
  const fencesFirst = dice.below(2) === 0
  let fences: readonly string[] = fencesFirst ? someFences(dice, { rooms, fields, stables: [], fences: [] }) : []
  const isFree = (cell: string): boolean =>
    !rooms.includes(cell) && !fields.includes(cell) && !dryGround(fences).flat().includes(cell)
  for (let n = dice.below(4); n > 0; n--) grow(dice, rooms, isFree)
  for (let n = dice.below(6); n > 0; n--) grow(dice, fields, isFree)
  fences = someFences(dice, { rooms, fields, stables: [], fences })
  const stables = CELL_NAMES.filter((cell) => !rooms.includes(cell) && !fields.includes(cell) && dice.below(4) === 0)
  return { rooms, fields, stables: stables.slice(0, 4), fences }
}

function grow(dice: Dice, group: string[], isFree: (cell: string) => boolean): void {
  const near = group.length === 0 ? CELL_NAMES : group.flatMap(neighbours)
  const cell = dice.oneOf(near.filter(isFree))
  if (cell !== undefined) group.push(cell)
}

function someFences(dice: Dice, map: FarmMap): readonly string[] {
  let { fences } = map
  for (let n = dice.below(5); n > 0; n--) {
    const added = randomPasture(dice, { ...map, fences })
    if (seeFencing({ ...map, fences }, added, PLENTY).reasons.size === 0) fences = [...fences, ...added]
  }
  return fences
}

/** The edges still missing around a random group of cells that hangs together, inside a pasture or in the open. */
export function randomPasture(dice: Dice, map: FarmMap): string[] {
  const dry = dryGround(map.fences)
  const pasture = dice.oneOf(dry) ?? []
  const taken = [...map.rooms, ...map.fields, ...dry.flat()]
  const ground =
    dice.below(3) === 0 && pasture.length > 1 ? pasture : CELL_NAMES.filter((cell) => !taken.includes(cell))
  const group: string[] = []
  const isFree = (cell: string): boolean => ground.includes(cell) && !group.includes(cell)
  const touching = ground.filter((cell) => neighbours(cell).some((each) => dry.flat().includes(each)))
  const first = dice.oneOf(dice.below(4) > 0 && touching.length > 0 ? touching : ground)
  if (first === undefined) return []
  group.push(first)
  for (let n = dice.below(6); n > 0; n--) grow(dice, group, isFree)
  return edgesAround(group).filter((edge) => !map.fences.includes(edge))
}

/** Edges that somebody might name: a pasture, two of them, or one with a fence too few, too many or elsewhere. */
export function randomEdges(dice: Dice, map: FarmMap): string[] {
  const edges = [...randomPasture(dice, map)]
  const anyEdge = (): string => dice.oneOf(EDGE_NAMES) as string
  switch (dice.below(9)) {
    case 0:
      edges.splice(dice.below(edges.length + 1), 1)
      break
    case 1:
      edges.push(anyEdge())
      break
    case 2:
      edges.splice(0, edges.length, ...[0, 1, 2, 3].slice(dice.below(4)).map(anyEdge))
      break
    case 3:
      for (const edge of randomPasture(dice, map)) if (!edges.includes(edge)) edges.push(edge)
      break
    case 4:
      for (const edge of edgesOf(dice.oneOf(CELL_NAMES) as string)) if (!map.fences.includes(edge)) edges.push(edge)
      break
    case 5:
      if (dice.below(4) === 0) edges.push('3,0:top')
      break
    default:
  }
  return edges
}
