import type { Measurement, Suite } from '../figure.ts'
import { median } from '../figure.ts'
import { amount } from '../report.ts'
import { openWorkbench } from '../workbench.ts'
import { jobs } from './jobs.ts'
import { pipeDecisions } from './pipe-decisions.ts'
import type { SeriesTime } from './series-process.ts'
import { intervalsThatHold } from './synthetic-tournament.ts'

const SERIES = new URL('./series-process.ts', import.meta.url)
const ROUNDS = 9
const TOURNAMENTS = 1000
const RESAMPLINGS = 400

/** Tournaments: what they cost, and whether what they say can be believed. */
export const arenaSuite: Suite = {
  id: 'arena',
  figures: [
    { id: 'tournament-overhead', unit: 'times simulate', bar: { atMost: 1.05 }, measure: overhead },
    { id: 'pipe-decisions', unit: 'a second', bar: { atLeast: 50_000 }, measure: pipeDecisions },
    { id: 'jobs', unit: 'games/s', bar: { atLeast: 0 }, measure: jobs },
    { id: 'interval-coverage', unit: '% hold', bar: { between: [93, 97] }, measure: async () => coverage() },
  ],
}

/** The same agents on as many games, by turns. */
async function overhead(): Promise<Measurement> {
  const bench = openWorkbench<SeriesTime>(SERIES)
  try {
    await bench.ask('simulate')
    await bench.ask('tournament')
    const rounds: (readonly [SeriesTime, SeriesTime])[] = []
    for (let round = 0; round < ROUNDS; round++)
      rounds.push([await bench.ask('simulate'), await bench.ask('tournament')])
    const runs = rounds.map(([bare, whole]) => whole.worked / whole.games / (bare.worked / bare.games))
    const rate = median(rounds.map(([, { games, worked }]) => games / worked))
    return { value: median(runs), runs, detail: `Wingspan, random against random: ${amount(rate)} games/s` }
  } finally {
    bench.close()
  }
}

/** Half of them at tables of two, half at tables of three. */
function coverage(): Measurement {
  const kinds = [
    { seats: 2, contestants: 5, deals: 60, luck: 0.4 },
    { seats: 3, contestants: 4, deals: 60, luck: 0.4 },
  ]
  const shares = kinds.map((kind) => {
    const held = Array.from({ length: TOURNAMENTS / kinds.length }, (_, number) =>
      intervalsThatHold(kind, `coverage ${kind.seats} ${number}`, RESAMPLINGS),
    ).flat()
    return { share: (100 * held.filter((each) => each).length) / held.length, intervals: held.length }
  })
  const intervals = shares.reduce((sum, each) => sum + each.intervals, 0)
  const value = shares.reduce((sum, each) => sum + each.share * each.intervals, 0) / intervals
  const [two, three] = shares.map(({ share }) => share.toFixed(1))
  const detail = `${amount(intervals)} intervals of ${amount(TOURNAMENTS)} tournaments; at tables of two ${two} %, of three ${three} %`
  return { value, runs: shares.map(({ share }) => share), detail }
}
