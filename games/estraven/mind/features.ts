import type { Seat } from '@turnwright/kernel'
import { bodyWorth } from '../ai/card-worth.ts'
import { type EstravenState, opponentOf, playerAt } from '../rules/state.ts'
import { Side } from './side.ts'

/** What is counted of each player, in this order: first one's own, then the opponent's. */
export const COUNTED = [
  'life',
  'danger',
  'units',
  'power',
  'worth',
  'resources',
  'hand',
  'library',
  'thin',
  'pool',
] as const
/** And in the end: whose turn it is. */
export const FEATURES: number = 2 * COUNTED.length + 1
export const FEATURE_NAMES: readonly string[] = [
  ...COUNTED.map((name) => `own ${name}`),
  ...COUNTED.map((name) => `theirs ${name}`),
  'turn',
]

/** Below so much life every point counts more. */
const DANGER = 8
/** Below so many cards a library is nearly lost. */
const THIN = 8
/** Fits need every digit, nets half of them. */
type Numbers = Float64Array | Float32Array

const side = /* @__PURE__ */ new Side()

/** The position as numbers, seen by a seat. */
export function writeFeatures(state: EstravenState, seat: Seat, into: Numbers): void {
  writeOf(state, seat, into, 0)
  writeOf(state, opponentOf(state, seat), into, COUNTED.length)
  into[2 * COUNTED.length] = state.turn === seat ? 1 : 0
}

function writeOf(state: EstravenState, seat: Seat, into: Numbers, at: number): void {
  const { battlefield, life, library, hand, pool } = playerAt(state, seat)
  side.look(state, seat)
  let power = 0
  let worth = 0
  for (let unit = 0; unit < side.count; unit++) {
    const strength = side.power[unit] as number
    power += strength
    worth += bodyWorth(strength, side.resistance[unit] as number, side.left[unit] as number)
  }
  into[at] = life
  into[at + 1] = Math.max(0, DANGER - life)
  into[at + 2] = side.count
  into[at + 3] = power
  into[at + 4] = worth
  into[at + 5] = battlefield.length - side.count
  into[at + 6] = hand.length
  into[at + 7] = library.length
  into[at + 8] = Math.max(0, THIN - library.length)
  into[at + 9] = pool
}
