import type { FencingReason } from '../index.ts'
import { dryGround, EDGE_NAMES, type FarmMap, neighbours, sidesOf } from './farm-map.ts'

export interface Sight {
  /** Everything that is wrong, in no order. */
  readonly reasons: ReadonlySet<FencingReason>
  readonly price: number
  /** New pastures on open ground, and pieces of older ones. */
  readonly enclosed: readonly string[][]
  readonly divided: readonly string[][]
}

/** What anybody can see who looks at a farm and at the fences that shall be added. */
export function seeFencing(
  map: FarmMap,
  added: readonly string[],
  terms: { affordable: number; free: number; oneCell?: true },
): Sight {
  const reasons = new Set<FencingReason>()
  if (added.length === 0) reasons.add('no-edges')
  if (added.some((edge) => !EDGE_NAMES.includes(edge))) reasons.add('unknown-edge')
  if (new Set(added).size < added.length) reasons.add('edge-twice')
  if (added.some((edge) => map.fences.includes(edge))) reasons.add('already-fenced')
  if (map.fences.length + added.length > 15) reasons.add('too-many-fences')
  const old = dryGround(map.fences)
  const fences = [...map.fences, ...added.filter((edge) => EDGE_NAMES.includes(edge))]
  const pastures = dryGround(fences)
  const dry = pastures.flat()
  if (map.rooms.some((cell) => dry.includes(cell))) reasons.add('encloses-room')
  if (map.fields.some((cell) => dry.includes(cell))) reasons.add('encloses-field')
  for (const edge of fences) {
    const [one, other] = sidesOf(edge)
    if (groundOf(pastures, one) !== groundOf(pastures, other)) continue
    const before = groundOf(old, one)
    reasons.add(before !== null && before === groundOf(old, other) ? 'no-new-pasture' : 'open-pasture')
  }
  if (!isOneGroup(pastures)) reasons.add('not-adjacent')
  const wasDry = old.flat()
  const enclosed = pastures.filter((pasture) => !pasture.some((cell) => wasDry.includes(cell)))
  const divided = pastures.filter(
    (pasture) => pasture.some((cell) => wasDry.includes(cell)) && !old.some((each) => same(each, pasture)),
  )
  if (terms.oneCell === true && !(enclosed.length === 1 && enclosed[0]?.length === 1 && divided.length === 0))
    reasons.add('not-one-cell')
  const price = Math.max(0, added.length - terms.free)
  if (price > terms.affordable) reasons.add('too-little-wood')
  return { reasons, price, enclosed, divided }
}

function groundOf(pastures: readonly string[][], cell: string): string | null {
  return pastures.find((pasture) => pasture.includes(cell))?.[0] ?? null
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.join(' ') === b.join(' ')
}

/** Joins pastures that touch until nothing changes. */
function isOneGroup(pastures: readonly string[][]): boolean {
  const groups = pastures.map((pasture) => new Set(pasture))
  for (let joined = true; joined; ) {
    joined = false
    for (const one of groups)
      for (const other of groups) {
        if (one === other || ![...one].some((cell) => neighbours(cell).some((each) => other.has(each)))) continue
        for (const cell of other) one.add(cell)
        groups.splice(groups.indexOf(other), 1)
        joined = true
      }
  }
  return groups.length <= 1
}
