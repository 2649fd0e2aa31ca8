import { useState } from 'react'

interface Row {
  readonly key: string
  readonly rank: number
}

/** Rows that stood before keep their order; those that come later stand below them, by rank. */
export function keptOrder(before: readonly string[], rows: readonly Row[]): readonly string[] {
  const stood = before.filter((key) => rows.some((row) => row.key === key))
  const late = rows.filter(({ key }) => !before.includes(key)).toSorted((a, b) => a.rank - b.rank)
  return [...stood, ...late.map(({ key }) => key)]
}

/** The order of rows for as long as the question lasts: whatever changes meanwhile, none moves from under the pointer. */
export function useKeptOrder(rows: readonly Row[]): readonly string[] {
  const [before, keep] = useState<readonly string[]>([])
  const now = keptOrder(before, rows)
  if (now.some((key) => !before.includes(key))) keep([...before, ...now.filter((key) => !before.includes(key))])
  return now
}
