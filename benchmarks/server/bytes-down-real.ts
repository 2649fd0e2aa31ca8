import type { Measurement } from '../figure.ts'
import { amount } from '../report.ts'
import type { Traffic } from './bytes-down.ts'
import { inMeasuredFolder } from './measured-folder.ts'
import { percentile } from './percentile.ts'
import { scriptOf } from './script/casts.ts'
import type { Script } from './script/script.ts'
import { ScriptedTable } from './script/scripted-table.ts'
import { startDealingServer } from './server-process.ts'

/** The same as `bytesDown` at tables of the large games: the mean over all answers, table by table. */
export function bytesDownReal({ tables, answers }: Traffic): Promise<Measurement> {
  return inMeasuredFolder(async (folder) => {
    const server = await startDealingServer(folder)
    try {
      const counted: (readonly [string, readonly number[]])[] = []
      for (let nth = 0; nth < tables; nth++) {
        const script = scriptOf('mix', nth)
        counted.push([script.game, await heardByOthers(server.port, script, answers)])
      }
      return told(counted)
    } finally {
      await server.kill()
    }
  })
}

async function heardByOthers(port: number, script: Script, answers: number): Promise<readonly number[]> {
  const table = await ScriptedTable.open(port, script)
  const heard: number[] = []
  for (let given = 0; given < Math.min(answers, script.lines.length); given++) {
    const { next, bytes: before } = table
    await table.answer()
    for (const [seat, bytes] of table.bytes.entries()) if (seat !== next) heard.push(bytes - (before[seat] ?? 0))
  }
  table.hangUp()
  return heard
}

function told(counted: readonly (readonly [string, readonly number[]])[]): Measurement {
  const all = counted.flatMap(([, heard]) => heard)
  const games = [...Map.groupBy(counted, ([game]) => game)].map(([game, tables]) => {
    const heard = tables.flatMap(([, each]) => each)
    return `${game} ${amount(mean(heard))} and ${amount(percentile(heard, 0.99))} B`
  })
  return {
    value: mean(all),
    runs: counted.map(([, heard]) => mean(heard)),
    detail: `p99 ${amount(percentile(all, 0.99))} B; mean and p99 of ${games.join(', ')}`,
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / values.length
}
