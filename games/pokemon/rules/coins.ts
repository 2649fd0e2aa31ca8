import type { Seat } from '@turnwright/kernel'
import type { FlipReason } from './lines.ts'
import type { Duel } from './state.ts'

/** A coin that everybody sees. */
export function flipCoin(game: Duel, seat: Seat, why: FlipReason): boolean {
  const heads = game.random.coin()
  game.tell({ kind: 'flipped', by: seat, heads, why })
  return heads
}
