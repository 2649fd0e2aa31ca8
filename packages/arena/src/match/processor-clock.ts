import type { Clock } from '@turnwright/search'

const MICROSECONDS = 1000

/** Counts the time that this thread worked, whatever else the machine does. */
export const processorClock: Clock = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / MICROSECONDS
}
