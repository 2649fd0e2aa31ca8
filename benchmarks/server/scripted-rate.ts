import { type Measurement, median } from '../figure.ts'
import { amount } from '../report.ts'
import { type Contender, openContender, type Stretch } from './contender.ts'
import type { RaceLength } from './durable-answers.ts'
import { inMeasuredFolder } from './measured-folder.ts'
import { onPostgres } from './on-postgres.ts'
import type { Play } from './script/casts.ts'
import { startDealingServer } from './server-process.ts'

/** Answers a second in a closed loop of scripted tables, each of them durable in SQLite. */
export function scriptedRate(play: Play, length: RaceLength): Promise<Measurement> {
  return inMeasuredFolder(async (folder) => {
    const sqlite = await openContender('ours', folder, length.tables, startDealingServer, play)
    try {
      const [stretches] = await byTurns([sqlite], length)
      return { ...rateOf(stretches as Stretch[]), detail: work(stretches as Stretch[]) }
    } finally {
      await sqlite.close()
    }
  })
}

/** The same of the large games with the tables in PostgreSQL beside the server; by turns with SQLite in the same run. */
export function postgresRate(length: RaceLength): Promise<Measurement> {
  return onPostgres(async (url, folder) => {
    const contenders: Contender[] = []
    const open = async (start: typeof startDealingServer): Promise<void> => {
      contenders.push(await openContender('ours', folder, length.tables, start, 'mix'))
    }
    try {
      await open((within) => startDealingServer(within, url))
      await open(startDealingServer)
      const [measured, beside] = (await byTurns(contenders, length)) as [Stretch[], Stretch[]]
      const told = `${work(measured)}; SQLite ${amount(rateOf(beside).value)}/s, ${work(beside)}`
      return { ...rateOf(measured), detail: told }
    } finally {
      for (const contender of contenders) await contender.close()
    }
  })
}

async function byTurns(
  contenders: readonly Contender[],
  { rounds, seconds, warmUp }: RaceLength,
): Promise<readonly Stretch[][]> {
  for (const contender of contenders) await contender.closedLoop(warmUp)
  const played: Stretch[][] = contenders.map(() => [])
  for (let round = 0; round < rounds; round++)
    for (const [at, contender] of contenders.entries()) played[at]?.push(await contender.closedLoop(seconds))
  return played
}

function rateOf(stretches: readonly Stretch[]): { readonly value: number; readonly runs: readonly number[] } {
  const runs = stretches.map(({ answers, seconds }) => answers / seconds)
  return { value: median(runs), runs }
}

function work(stretches: readonly Stretch[]): string {
  const each = median(stretches.map(({ worked, answers }) => (worked / answers) * 1000))
  return `${amount(each)} ms of the server's processor time each`
}
