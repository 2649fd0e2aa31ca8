import { serveWorkbench } from '../../workbench.ts'
import type { Abuse } from './abuse.ts'
import { MASTERS, QUICK_BOTS, WatchBots } from './abuses/bots.ts'
import { AskForRecords } from './abuses/records.ts'
import { HoldStreams } from './abuses/streams.ts'

export type AbuseName = 'records' | 'bots' | 'masters' | 'streams'

export interface Abused {
  readonly told: string
}

const [name = '', port = '', ...given] = process.argv.slice(2)
process.once('disconnect', () => process.exit())

const abuse = abuseOf(name as AbuseName, Number(port))
const begun = abuse.begin()

serveWorkbench(async (): Promise<Abused> => {
  await begun
  return { told: abuse.tell() }
})

function abuseOf(which: AbuseName, at: number): Abuse {
  switch (which) {
    case 'records':
      return new AskForRecords(at, given)
    case 'bots':
      return new WatchBots(at, Number(given[0]), QUICK_BOTS)
    case 'masters':
      return new WatchBots(at, Number(given[0]), MASTERS)
    case 'streams':
      return new HoldStreams(at, Number(given[0]))
  }
}
