import { type Measurement, median } from '../figure.ts'
import { amount } from '../report.ts'
import { OurTable } from './load/our-table.ts'
import { inMeasuredFolder } from './measured-folder.ts'
import { startOurServer } from './server-process.ts'

export interface Traffic {
  readonly tables: number
  /** At each table. */
  readonly answers: number
}

/** Everything that comes over the line to a seat when another seat answers, in bytes, on average. */
export function bytesDown({ tables, answers }: Traffic): Promise<Measurement> {
  return inMeasuredFolder(async (folder) => {
    const server = await startOurServer(folder)
    try {
      const opened = await Promise.all(
        Array.from({ length: tables }, () => OurTable.open(server.port, 'bench-cards-endless', 2)),
      )
      const counted = await Promise.all(opened.map((table) => heardByOthers(table, answers)))
      for (const table of opened) table.hangUp()
      const runs = counted.map((bytes) => bytes.reduce((sum, each) => sum + each, 0) / bytes.length)
      const most = Math.max(...counted.flat())
      return { value: median(runs), runs, detail: `the most for one answer ${amount(most)} B` }
    } finally {
      await server.kill()
    }
  })
}

async function heardByOthers(table: OurTable, answers: number): Promise<number[]> {
  const bytes: number[] = []
  for (let given = 0; given < answers; given++) {
    const others = table.seats.filter(({ stream }) => stream.state.play?.prompts.length === 0)
    const before = others.map(({ stream }) => stream.bytes)
    await table.answer()
    for (const [i, { stream }] of others.entries()) bytes.push(stream.bytes - (before[i] as number))
  }
  return bytes
}
