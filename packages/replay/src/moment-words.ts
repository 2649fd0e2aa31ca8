import type { Outline, Turn } from './outline.ts'
import { turnAt } from './stepping.ts'

/** Where in the game a moment lies: "Round 4, turn 3". */
export function whereWords(outline: Outline, stop: number, isLive = false): string {
  if (isEnd(outline, stop)) return isLive ? 'Now' : 'The end'
  return turnWords(turnAt(outline, stop)) ?? `Answer ${stop + 1}`
}

/** "Round 4, turn 3"; null in a game that counts no rounds. */
export function turnWords(turn: Turn | undefined): string | null {
  if (turn === undefined || turn.round === null) return null
  if (turn.round === 0) return 'Before round 1'
  return turn.number > 1 || turn.seat !== null ? `Round ${turn.round}, turn ${turn.number}` : `Round ${turn.round}`
}

export function answerNumber(outline: Outline, stop: number): string {
  const answers = outline.first + outline.stops.length - 1
  return isEnd(outline, stop) ? `after ${answers} answers` : `answer ${stop + 1} of ${answers}`
}

export function isEnd({ first, stops }: Outline, stop: number): boolean {
  return stop >= first + stops.length - 1
}
