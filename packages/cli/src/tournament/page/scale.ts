/** From values to places on a plot. */
export interface Scale {
  readonly from: number
  readonly to: number
  /** Round values to draw lines at. */
  readonly ticks: readonly number[]
  /** Where a value stands, from 0 to 1; what is off the plot stands at its edge. */
  at(value: number): number
}

const STEPS = [1, 2, 2.5, 5, 10]

/** A scale that holds all values, with some round ticks, no closer than the least step that means something. */
export function scaleOver(values: readonly number[], ticks: number, leastStep = 0): Scale {
  const least = Math.min(...values)
  const most = Math.max(...values)
  const spread = most - least || Math.max(1, Math.abs(most))
  const rough = spread / ticks
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(leastStep, power * (STEPS.find((each) => each * power >= rough) ?? 10))
  const margin = spread * 0.04
  return scale(least - margin, most + margin, step)
}

/** A scale of powers of ten. */
export function powersOver(values: readonly number[]): Scale {
  const logs = values.map((value) => Math.log10(Math.max(value, 1e-9)))
  const [from, to] = [Math.floor(Math.min(...logs)), Math.ceil(Math.max(...logs) + 1e-9)]
  const range = Math.max(1, to - from)
  const every = Math.ceil(range / 6)
  const ticks = Array.from({ length: Math.floor(range / every) + 1 }, (_, at) => 10 ** (from + at * every))
  const at = (value: number): number => clamped((Math.log10(Math.max(value, 1e-9)) - from) / range)
  return { from: 10 ** from, to: 10 ** (from + range), ticks, at }
}

function scale(from: number, to: number, step: number): Scale {
  const first = Math.ceil(from / step)
  const ticks = Array.from({ length: Math.floor(to / step) - first + 1 }, (_, at) => (first + at) * step)
  return { from, to, ticks, at: (value) => clamped((value - from) / (to - from)) }
}

function clamped(share: number): number {
  return Math.max(0, Math.min(1, share))
}
