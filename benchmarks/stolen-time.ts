import { readFileSync } from 'node:fs'

/** From here on a timed figure says more about the neighbours than about us. */
const DISTURBING = 0.05

interface ProcessorTime {
  readonly all: number
  readonly stolen: number
}

/**
 * Watches what the host of a virtual machine gives to its other guests while something is measured: the share of all
 * processor time, 0 where the system does not tell.
 */
export function watchStolenTime(): () => number {
  const before = processorTime()
  return () => {
    const after = processorTime()
    return before === null || after === null ? 0 : stolenShare(before, after)
  }
}

export function stolenShare(before: ProcessorTime, after: ProcessorTime): number {
  return (after.stolen - before.stolen) / Math.max(1, after.all - before.all)
}

export function warningOf(share: number): string | null {
  if (share < DISTURBING) return null
  return `the host took ${Math.round(100 * share)} % of the processor away meanwhile: measure again when it is quiet`
}

/** The first line of Linux's account: user, nice, system, idle, iowait, irq, softirq, steal. Null elsewhere. */
function processorTime(): ProcessorTime | null {
  if (process.platform !== 'linux') return null
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  const spent = line.trim().split(/\s+/).slice(1, 9).map(Number)
  return { all: spent.reduce((sum, ticks) => sum + ticks, 0), stolen: spent[7] ?? 0 }
}
