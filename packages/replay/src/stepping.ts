import type { Outline, Turn } from './outline.ts'

/** The turn in which a moment lies. */
export function turnAt({ first, stops, turns }: Outline, stop: number): Turn | undefined {
  return turns[stops[stop - first]?.turn ?? -1]
}

export function nextTurn(outline: Outline, stop: number): number {
  return nextWhere(outline, stop, (turn, here) => turn !== here)
}

export function nextRound(outline: Outline, stop: number): number {
  return nextWhere(outline, stop, (turn, here) => turn?.round !== here?.round)
}

/** Where the turn begins; from there, where the one before it began. */
export function previousTurn(outline: Outline, stop: number): number {
  return startBefore(outline, stop, (turn, other) => turn === other)
}

export function previousRound(outline: Outline, stop: number): number {
  return startBefore(outline, stop, (turn, other) => turn?.round === other?.round)
}

type Same = (turn: Turn | undefined, other: Turn | undefined) => boolean

function nextWhere(outline: Outline, stop: number, differs: Same): number {
  const here = turnAt(outline, stop)
  const last = outline.first + outline.stops.length - 1
  for (let at = stop + 1; at <= last; at++) if (differs(turnAt(outline, at), here)) return at
  return last
}

function startBefore(outline: Outline, stop: number, same: Same): number {
  let at = Math.max(outline.first, stop - 1)
  const there = turnAt(outline, at)
  while (at > outline.first && same(turnAt(outline, at - 1), there)) at--
  return at
}
