const SECOND = 1000
const MICROSECOND = 0.001

/** Milliseconds as people read them: `3 µs`, `1.1 ms`, `1.0 s`. Below a microsecond no clock tells. */
export function costText(ms: number | null): string {
  if (ms === null) return '–'
  if (ms < MICROSECOND) return 'under 1 µs'
  if (ms >= SECOND) return `${(ms / SECOND).toFixed(1)} s`
  if (ms >= 10) return `${Math.round(ms)} ms`
  if (ms >= 1) return `${ms.toFixed(1)} ms`
  const micros = ms / MICROSECOND
  return micros >= 10 ? `${Math.round(micros)} µs` : `${Number(micros.toPrecision(2))} µs`
}
