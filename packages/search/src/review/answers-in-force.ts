import { type LogEntry, trackOf } from '@turnwright/kernel/host'

/** The places in a log of the answers that nobody took back. */
export function answersInForce(log: readonly LogEntry[]): ReadonlySet<number> {
  const inForce = new Set<unknown>(trackOf(log))
  return new Set(log.flatMap((entry, at) => (entry.kind === 'answer' && inForce.has(entry) ? [at] : [])))
}
