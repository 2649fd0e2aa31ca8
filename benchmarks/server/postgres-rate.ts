import { type Measurement, median } from '../figure.ts'
import { amount } from '../report.ts'
import { type Contender, openContender, type Stretch } from './contender.ts'
import type { RaceLength } from './durable-answers.ts'
import { onPostgres } from './on-postgres.ts'
import { startServerOn } from './server-process.ts'

/** Answers a second in a closed loop with the tables in PostgreSQL beside the server; by turns with SQLite in the same run. */
export function postgresRate({ tables, rounds, seconds, warmUp }: RaceLength): Promise<Measurement> {
  return onPostgres(async (url, folder) => {
    const contenders: Contender[] = []
    try {
      const postgres = await openContender('ours', folder, tables, (within) => startServerOn(url, within))
      contenders.push(postgres)
      const sqlite = await openContender('ours', folder, tables)
      contenders.push(sqlite)
      for (const contender of contenders) await contender.closedLoop(warmUp)
      const [measured, beside]: [Stretch[], Stretch[]] = [[], []]
      for (let round = 0; round < rounds; round++) {
        measured.push(await postgres.closedLoop(seconds))
        beside.push(await sqlite.closedLoop(seconds))
      }
      const runs = measured.map(rate)
      const told = `${work(measured)} ms of the server's processor time each; SQLite ${amount(median(beside.map(rate)))}/s, ${work(beside)} ms`
      return { value: median(runs), runs, detail: told }
    } finally {
      for (const contender of contenders) await contender.close()
    }
  })
}

function rate({ answers, seconds }: Stretch): number {
  return answers / seconds
}

function work(stretches: readonly Stretch[]): string {
  return amount(median(stretches.map(({ worked, answers }) => (worked / answers) * 1000)))
}
