import { type Measurement, median } from '../figure.ts'
import { amount } from '../report.ts'
import { openWorkbench } from '../workbench.ts'
import { inMeasuredFolder } from './measured-folder.ts'
import type { Abused } from './neighbour/abuser-process.ts'
import type { Visit } from './neighbour/visitor-process.ts'
import { percentile } from './percentile.ts'
import { startShippedServer } from './server-process.ts'

const VISITOR = new URL('./neighbour/visitor-process.ts', import.meta.url)
const ABUSER = new URL('./neighbour/abuser-process.ts', import.meta.url)
const ONE_TABLE = '1'

export interface MastersCompany {
  /** Who answer twice a second each, at tables of their own. */
  readonly visitors: number
  readonly seconds: number
  readonly rounds: number
  readonly warmUp: number
}

/** How long others wait for their answers to be acknowledged while a full table of masters thinks. */
export function mastersP99({ visitors, seconds, rounds, warmUp }: MastersCompany): Promise<Measurement> {
  return inMeasuredFolder(async (folder) => {
    const server = await startShippedServer(folder, 'as-shipped')
    const visitor = openWorkbench<Visit>(VISITOR, { args: [String(server.port), String(visitors)] })
    const p99 = async (): Promise<number> => percentile((await visitor.ask(seconds)).latencies, 0.99)
    try {
      if (warmUp > 0) await visitor.ask(warmUp)
      const quiet = await p99()
      const masters = openWorkbench<Abused>(ABUSER, { args: ['masters', String(server.port), ONE_TABLE] })
      await masters.ask('begin')
      const runs: number[] = []
      for (let round = 0; round < rounds; round++) runs.push(await p99())
      const { told } = await masters.ask('tell')
      masters.close()
      return { value: median(runs), runs, detail: `${amount(quiet)} ms without, then with ${told}` }
    } finally {
      visitor.close()
      await server.kill()
    }
  })
}
