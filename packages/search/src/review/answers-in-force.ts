import type { LogEntry } from '@turnwright/kernel/host'

/** The places in a log of the answers that nobody took back. */
export function answersInForce(log: readonly LogEntry[]): ReadonlySet<number> {
  const inForce: number[] = []
  for (const [at, entry] of log.entries()) {
    if (entry.kind === 'undo' || entry.kind === 'leave') inForce.length = entry.to
    if (entry.kind === 'answer' || entry.kind === 'timeout' || entry.kind === 'leave') inForce.push(at)
  }
  return new Set(inForce.filter((at) => log[at]?.kind === 'answer'))
}
