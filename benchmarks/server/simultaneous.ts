import type { Measurement } from '../figure.ts'
import { Refused } from './load/guest.ts'
import { answerOf, OurTable } from './load/our-table.ts'
import { inMeasuredFolder } from './measured-folder.ts'
import { startOurServer } from './server-process.ts'

const SEATS = 4

/** Four seats answer the same simultaneous request at the same moment. How many answers count, of four a round. */
export function simultaneous({ rounds }: { readonly rounds: number }): Promise<Measurement> {
  return inMeasuredFolder(async (folder) => {
    const server = await startOurServer(folder)
    const table = await OurTable.open(server.port, 'bench-four-hands', SEATS)
    try {
      const acknowledged: number[] = []
      for (let round = 0; round < rounds; round++) acknowledged.push(await answerAtOnce(table))
      const [{ guest }] = table.seats as [OurTable['seats'][number]]
      const { seq: applied } = await guest.sees(table.id)
      const told = acknowledged.reduce((sum, each) => sum + each, 0)
      const lost = rounds * SEATS - told
      return {
        // An answer that was applied but reported lost does not count, nor one that was acknowledged but is not there.
        value: Math.min(applied, told),
        runs: acknowledged,
        detail: `${applied} applied, ${lost} reported lost, in ${rounds} rounds of ${SEATS}`,
      }
    } finally {
      table.hangUp()
      await server.kill()
    }
  })
}

/** Gives how many of the answers were acknowledged, and waits until every seat knows of all that were. */
async function answerAtOnce(table: OurTable): Promise<number> {
  const answers = table.seats.map((seat) => answerOf(seat, table.randomChoice))
  const sent = await Promise.allSettled(
    table.seats.map(async ({ guest }, i) => {
      const answer = answers[i]
      if (answer === undefined || answer === null) throw new Refused('nothing was asked')
      return guest.answers(table.id, answer)
    }),
  )
  const reached = sent.flatMap((each) => (each.status === 'fulfilled' ? [each.value.seq] : []))
  await table.hears(Math.max(0, ...reached))
  return reached.length
}
