import type { Outline } from './outline.ts'

/**
 * Where a record stands after so many answers in force, counted from its first moment: in it lies also what was taken back, which
 * whoever looked back while the game went on never counted.
 */
export function momentInRecord({ first, stops }: Outline, answers: number): number {
  const given = stops.flatMap(({ kind, takenBack }, at) => (isGiven(kind) && !takenBack ? [at] : []))
  return first + (given[answers] ?? stops.length - 1)
}

/** Whether the game has gone on by it: seats are taken over, and answers taken back, beside it. */
export function isGiven(kind: Outline['stops'][number]['kind']): boolean {
  return kind === 'answer' || kind === 'timeout' || kind === 'leave'
}
