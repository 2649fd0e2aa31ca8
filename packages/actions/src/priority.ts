import type { Seat } from '@turnwright/kernel'
import { type Refusal, refuse } from './refusal.ts'

/** Who may act, while that is not simply whoever's turn it is. Plain data in the game's state. */
export interface PriorityState {
  currentPriorityPlayer: Seat
  /** How many passes in a row, with nothing added in between. */
  consecutivePasses: number
}

/** Whose turn it is, and who holds priority; null while nobody does and the turn alone decides. */
export interface TurnState {
  readonly turnPlayer: Seat
  readonly priority: PriorityState | null
}

/** A chain locks when so many pass in a row. */
export const PASSES_TO_LOCK = 2

export function checkPlayerPriority(playerId: Seat, { turnPlayer, priority }: TurnState): Refusal | null {
  const mayAct = priority === null ? turnPlayer : priority.currentPriorityPlayer
  return mayAct === playerId ? null : refuse('NOT_YOUR_PRIORITY')
}

/** One more pass; the next player is to speak. */
export function passPriority(priority: PriorityState, next: Seat): void {
  priority.consecutivePasses++
  priority.currentPriorityPlayer = next
}

/** Something was added: everybody may answer it. */
export function resetConsecutivePasses(priority: PriorityState): void {
  priority.consecutivePasses = 0
}

export function isLocked({ consecutivePasses }: PriorityState, passes: number = PASSES_TO_LOCK): boolean {
  return consecutivePasses >= passes
}
