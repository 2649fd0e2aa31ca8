import { createHmac } from 'node:crypto'
import type { Seat } from '@turnwright/kernel'
import { type Randomness, seedFrom } from '../around/randomness.ts'
import type { StoredTable } from '../store/store.ts'

/**
 * The seed of a bot's chance for one answer. At the tables of a deal bots meet the same luck as long as the games are
 * the same: it is made of the deal's seed, in a way that leads nobody back to it. Elsewhere it is new each time.
 */
export function botSeed({ deal, seed }: StoredTable, seat: Seat, answers: number, randomness: Randomness): string {
  if (deal === null) return seedFrom(randomness)
  return createHmac('sha256', seed).update(`bot ${seat} ${answers}`).digest('hex')
}
