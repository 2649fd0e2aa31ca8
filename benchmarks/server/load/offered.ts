import type { PlayedTable } from './played-table.ts'

/**
 * Answers come at a steady rate, whether or not earlier ones are acknowledged. Gives the milliseconds of each from
 * its sending to its acknowledgement; where no table was free, from when it should have been sent.
 */
export async function offered(tables: readonly PlayedTable[], rate: number, seconds: number): Promise<number[]> {
  const free = [...tables]
  const late: number[] = []
  const latencies: number[] = []
  const failures: unknown[] = []
  let playing = 0

  const give = async (table: PlayedTable, due: number | null): Promise<void> => {
    playing++
    const waited = due === null ? 0 : performance.now() - due
    latencies.push(waited + (await table.answer()))
    playing--
    const next = late.shift()
    if (next === undefined) free.push(table)
    else await give(table, next)
  }
  const send = (): void => {
    const table = free.shift()
    if (table === undefined) late.push(performance.now())
    else give(table, null).catch((error: unknown) => failures.push(error))
  }

  const start = performance.now()
  for (let sent = 0; sent < rate * seconds && failures.length === 0; ) {
    const due = Math.min(rate * seconds, Math.floor(((performance.now() - start) / 1000) * rate))
    for (; sent < due; sent++) send()
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  while (playing > 0 && failures.length === 0) await new Promise((resolve) => setTimeout(resolve, 1))
  if (failures.length > 0) throw failures[0]
  return latencies
}
