import type { Seat } from '@turnwright/kernel'
import type { Condition } from '../cards/ability.ts'
import type { Amount, Count } from '../cards/effect.ts'
import { isLike, isPrintedLike } from './stats.ts'
import { playerAt, type Table } from './state.ts'

export function amountOf(table: Table, by: Seat, amount: Amount): number {
  if (typeof amount === 'number') return amount
  return Math.min(amount.atMost, amount.each * countOf(table, by, amount.per))
}

export function holds(table: Table, by: Seat, { count, atLeast }: Condition): boolean {
  return countOf(table, by, count) >= atLeast
}

function countOf(table: Table, by: Seat, count: Count): number {
  const { state, cards } = table
  let found = 0
  if (count.of === 'graveyard') {
    for (const card of playerAt(state, by).graveyard) if (isPrintedLike(cards.kind(card), count.like)) found++
    return found
  }
  for (let seat = 0; seat < state.players.length; seat++) {
    if (count.whose !== 'any' && (count.whose === 'yours') !== (seat === by)) continue
    for (const permanent of playerAt(state, seat).battlefield) if (isLike(state, seat, permanent, count.like)) found++
  }
  return found
}
