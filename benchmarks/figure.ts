/** What a figure must reach. */
export type Bar =
  | { readonly atLeast: number }
  | { readonly atMost: number }
  | { readonly between: readonly [number, number] }

/** One thing a suite measures. */
export interface FigureSpec {
  readonly id: string
  readonly unit: string
  readonly bar: Bar
  readonly measure: () => Promise<Measurement>
}

/** The median of several runs, all runs, and a sentence on what lies behind them. */
export interface Measurement {
  readonly value: number
  readonly runs: readonly number[]
  readonly detail: string
  /** Takes the place of the figure's own where only the run can tell what must be reached. */
  readonly bar?: Bar
}

export interface Suite {
  readonly id: string
  readonly figures: readonly FigureSpec[]
}

export interface MeasuredFigure extends Measurement {
  readonly id: string
  readonly unit: string
  readonly bar: Bar
  readonly ok: boolean
}

export async function measureFigure({ id, unit, bar: given, measure }: FigureSpec): Promise<MeasuredFigure> {
  const measurement = await measure()
  const bar = measurement.bar ?? given
  return { ...measurement, id, unit, bar, ok: meets(measurement.value, bar) }
}

function meets(value: number, bar: Bar): boolean {
  if ('between' in bar) return value >= bar.between[0] && value <= bar.between[1]
  return 'atLeast' in bar ? value >= bar.atLeast : value <= bar.atMost
}

/** The middle of an odd number of runs, the mean of the two middle ones of an even number. */
export function median(runs: readonly number[]): number {
  const sorted = runs.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle]
  if (upper === undefined) throw new RangeError('nothing was measured')
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2
}
