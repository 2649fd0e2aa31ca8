import type { Seat } from '@turnwright/kernel'
import { type AuctionState, presentFrom } from './state.ts'

/** S4: everybody opens one lot a round, and the first to do so moves on by one seat every round. */
export function openersOf(state: AuctionState, round: number): readonly Seat[] {
  return presentFrom(state, (round - 1) % state.collectors.length)
}

/** Who opens the next lot, also across the end of a round; null when there is none. */
export function nextOpener(state: AuctionState): Seat | null {
  for (const task of state.agenda) if (task.do === 'open') return task.seat
  return state.round < state.rounds ? (openersOf(state, state.round + 1)[0] ?? null) : null
}
