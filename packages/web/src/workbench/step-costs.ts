import type { AnswerRow } from '@turnwright/workbench/wire'

export interface Costs {
  readonly median: number | null
  /** The answer that took longest, by its place. */
  readonly worst: number | null
}

export function costsOf(answers: readonly AnswerRow[]): Costs {
  if (answers.length === 0) return { median: null, worst: null }
  const sorted = answers.map(({ ms }) => ms).toSorted((one, other) => one - other)
  const most = Math.max(...sorted)
  return { median: sorted[Math.floor(sorted.length / 2)] ?? null, worst: answers.findIndex(({ ms }) => ms === most) }
}

export function millisecondWords(ms: number): string {
  return `${ms < 10 ? ms.toFixed(2) : Math.round(ms)} ms`
}
