import { type Measurement, median } from '../figure.ts'
import { amount } from '../report.ts'
import { bareWrites } from './bare-writes.ts'
import { openContender } from './contender.ts'
import { inMeasuredFolder } from './measured-folder.ts'
import { percentile } from './percentile.ts'
import type { Play } from './script/casts.ts'
import { startDealingServer } from './server-process.ts'
import { watchStolenTime } from '../stolen-time.ts'

const MILLISECONDS = 10
const BARE_WRITES = 3
/** A round in which a host took more than this share of the processor away is played again. */
const DISTURBING = 0.01
const MOST_DISTURBED = 18

export interface OfferedLoad {
  readonly tables: number
  readonly rate: number
  readonly rounds: number
  readonly seconds: number
  readonly warmUp: number
  /** Of 4 kB each, before every round. */
  readonly writes: number
  /** By scripts; without it the card game is played, and everything read that comes back. */
  readonly play?: Play
}

/**
 * How long all but one in a hundred answers take at a steady rate. Every one of them is on the disk before it is
 * acknowledged, so the disk itself is measured in the same run: where it is slow, it sets the bar.
 */
export function p99Offered(load: OfferedLoad): Promise<Measurement> {
  const { tables, rate, rounds, seconds, warmUp, writes, play } = load
  return inMeasuredFolder(async (folder) => {
    const ours = await (play === undefined
      ? openContender('ours', folder, tables)
      : openContender('ours', folder, tables, startDealingServer, play))
    try {
      await ours.closedLoop(warmUp)
      const answered: number[][] = []
      const disturbed: number[][] = []
      const bare: number[] = []
      while (answered.length < rounds && disturbed.length < MOST_DISTURBED) {
        bare.push(percentile(bareWrites(folder, writes), 0.99))
        const stolen = watchStolenTime()
        const latencies = [...(await ours.offered(rate, seconds)).latencies]
        ;(stolen() > DISTURBING ? disturbed : answered).push(latencies)
      }
      // Where the host is never quiet, everything counts.
      if (answered.length < rounds) answered.push(...disturbed)
      const runs = answered.map((latencies) => percentile(latencies, 0.99))
      const half = median(answered.map((latencies) => percentile(latencies, 0.5)))
      const disk = median(bare)
      return {
        value: median(runs),
        runs,
        bar: { atMost: Math.max(MILLISECONDS, BARE_WRITES * disk) },
        detail:
          `half of them within ${amount(half)} ms; p99 of a bare 4 kB write and fsync ${amount(disk)} ms; ` +
          `${disturbed.length} rounds in which the host took the processor away`,
      }
    } finally {
      await ours.close()
    }
  })
}
