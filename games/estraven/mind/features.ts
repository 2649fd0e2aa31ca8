import type { Seat } from '@turnwright/kernel'
import { bodyWorth } from '../ai/card-worth.ts'
import { printed } from '../rules/identities.ts'
import { healthOf, lendersOf, powerOf, resistanceOf } from '../rules/stats.ts'
import { type EstravenState, opponentOf, type PlayerState, playerAt } from '../rules/state.ts'

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
export const FEATURES = 2 * COUNTED.length + 1

/** Below so much life every point counts more. */
const DANGER = 8
/** Below so many cards a library is nearly lost. */
const THIN = 8

/** The position as numbers, seen by a seat. */
export function writeFeatures(state: EstravenState, seat: Seat, into: Float64Array): void {
  writeOf(state, seat, into, 0)
  writeOf(state, opponentOf(state, seat), into, COUNTED.length)
  into[2 * COUNTED.length] = state.turn === seat ? 1 : 0
}

function writeOf(state: EstravenState, seat: Seat, into: Float64Array, at: number): void {
  const player: PlayerState = playerAt(state, seat)
  const { battlefield, life, library, hand, pool } = player
  const lenders = lendersOf(battlefield)
  let units = 0
  let power = 0
  let worth = 0
  let resources = 0
  for (const permanent of battlefield) {
    if (printed(permanent.kind).type === 'resource') {
      resources++
      continue
    }
    const strength = powerOf(state, seat, permanent, lenders)
    const left = healthOf(state, seat, permanent, lenders) - permanent.damage
    units++
    power += strength
    worth += bodyWorth(strength, resistanceOf(state, seat, permanent, lenders), left)
  }
  into[at] = life
  into[at + 1] = Math.max(0, DANGER - life)
  into[at + 2] = units
  into[at + 3] = power
  into[at + 4] = worth
  into[at + 5] = resources
  into[at + 6] = hand.length
  into[at + 7] = library.length
  into[at + 8] = Math.max(0, THIN - library.length)
  into[at + 9] = pool
}
