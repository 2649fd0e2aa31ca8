import { setTimeout as pause } from 'node:timers/promises'
import { type Measurement, median } from '../figure.ts'
import { amount } from '../report.ts'
import { watchStolenTime } from '../stolen-time.ts'
import { openWorkbench, type Workbench } from '../workbench.ts'
import { inMeasuredFolder } from './measured-folder.ts'
import type { Abused, AbuseName } from './neighbour/abuser-process.ts'
import { finishedGames } from './neighbour/finished-games.ts'
import type { Visit } from './neighbour/visitor-process.ts'
import { percentile } from './percentile.ts'
import { startShippedServer } from './server-process.ts'

const VISITOR = new URL('./neighbour/visitor-process.ts', import.meta.url)
const ABUSER = new URL('./neighbour/abuser-process.ts', import.meta.url)
/** A round in which a host took more than this share of the processor away is played again. */
const DISTURBING = 0.01

export interface Neighbourhood {
  /** Who answer twice a second each. */
  readonly visitors: number
  readonly seconds: number
  /** With each abuser, and as many without. */
  readonly rounds: number
  /** Rounds that are played again at most, because the host disturbed them. */
  readonly disturbed: number
  readonly records: number
  readonly botTables: number
  readonly streams: number
  /** Seconds before the first round, in which the server warms up. */
  readonly warmUp: number
  /** Milliseconds after each neighbour, in which the server notices that it is gone. */
  readonly rest?: number
}

/** Masters who think are `masters-p99`'s. */
export type Neighbour = Exclude<AbuseName, 'masters'>

export const NEIGHBOURS: readonly Neighbour[] = ['records', 'bots', 'streams']

/**
 * What a visitor notices of one neighbour who asks for as much as the limits allow: by how much the time within which
 * all but one in a hundred answers are acknowledged grows, for the worst of those neighbours.
 */
export function neighbourP99(hood: Neighbourhood, neighbours: readonly Neighbour[] = NEIGHBOURS): Promise<Measurement> {
  return inMeasuredFolder(async (folder) => {
    const wants: Readonly<Record<Neighbour, readonly string[]>> = {
      records: neighbours.includes('records') ? await finishedGames(folder, hood.records) : [],
      bots: [String(hood.botTables)],
      streams: [String(hood.streams)],
    }
    const server = await startShippedServer(folder, 'as-shipped')
    const visitor = openWorkbench<Visit>(VISITOR, { args: [String(server.port), String(hood.visitors)] })
    try {
      if (hood.warmUp > 0) await visitor.ask(hood.warmUp)
      const noticed: number[] = []
      const details: string[] = []
      for (const name of neighbours) {
        const quiet = await roundsOf(visitor, hood)
        const abuser = openWorkbench<Abused>(ABUSER, { args: [name, String(server.port), ...wants[name]] })
        await abuser.ask('begin')
        const abused = await roundsOf(visitor, hood)
        const { told } = await abuser.ask('tell')
        abuser.close()
        noticed.push(Math.max(0, abused - quiet))
        details.push(`${name}: ${amount(quiet)} ms without, ${amount(abused)} ms with ${told}`)
        await pause(hood.rest ?? 1_000)
      }
      return { value: Math.max(...noticed), runs: noticed, detail: details.join('; ') }
    } finally {
      visitor.close()
      await server.kill()
    }
  })
}

async function roundsOf(visitor: Workbench<Visit>, { rounds, disturbed, seconds }: Neighbourhood): Promise<number> {
  const quiet: number[] = []
  const spoilt: number[] = []
  while (quiet.length < rounds && spoilt.length < disturbed + rounds) {
    const stolen = watchStolenTime()
    const { latencies } = await visitor.ask(seconds)
    ;(stolen() > DISTURBING ? spoilt : quiet).push(percentile(latencies, 0.99))
  }
  // Where the host is never quiet, everything counts.
  return median(quiet.length < rounds ? [...quiet, ...spoilt] : quiet)
}
