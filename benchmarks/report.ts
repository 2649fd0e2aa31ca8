import type { Bar, MeasuredFigure } from './figure.ts'

/** What `--json` writes. */
export interface Report {
  readonly suite: string
  readonly figures: readonly ReportedFigure[]
}

export interface ReportedFigure {
  readonly id: string
  readonly value: number
  readonly unit: string
  readonly bar: string
  readonly ok: boolean
  /** What the value was made of: mostly it is their median. */
  readonly runs: readonly number[]
}

export function reportOf(suite: string, figures: readonly MeasuredFigure[]): Report {
  return {
    suite,
    figures: figures.map(({ id, value, unit, bar, ok, runs }) => ({
      id,
      value: rounded(value),
      unit,
      bar: barText(bar),
      ok,
      runs: runs.map(rounded),
    })),
  }
}

function rounded(value: number): number {
  return Number(value.toPrecision(4))
}

/** The figures as a table for people, then a sentence on each. */
export function tableOf(suite: string, figures: readonly MeasuredFigure[]): string {
  const rows = figures.map(({ id, value, unit, bar, ok, runs }) => [
    id,
    `${amount(value)} ${unit}`,
    barText(bar),
    ok ? 'ok' : 'short',
    `${amount(Math.min(...runs))} to ${amount(Math.max(...runs))} in ${runs.length} runs`,
  ])
  const table = aligned([[suite, 'median', 'bar', '', 'spread'], ...rows])
  const details = figures.map(({ id, detail }) => `${id}: ${detail}`)
  return [...table, '', ...details].join('\n')
}

export function barText(bar: Bar): string {
  if ('between' in bar) return `${bar.between.map(amount).join(' to ')}`
  return 'atLeast' in bar ? `≥ ${amount(bar.atLeast)}` : `≤ ${amount(bar.atMost)}`
}

/** Three digits that mean something, and no more. */
export function amount(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en')
  return String(Number(value.toPrecision(3)))
}

function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
