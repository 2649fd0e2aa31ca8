import type { Measurement, Suite } from '../figure.ts'
import { median } from '../figure.ts'
import { amount } from '../report.ts'
import { openWorkbench } from '../workbench.ts'
import { jobs } from './jobs.ts'
import { pipeDecisions } from './pipe-decisions.ts'
import type { SeriesRequest, SeriesTime } from './series-process.ts'
import { intervalsThatHold } from './synthetic-tournament.ts'

const SERIES = new URL('./series-process.ts', import.meta.url)
const ROUNDS = 15
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

/**
 * The same agents on the same deals. In each round both come first once, so that whatever grows while it lasts, the
 * machine's other work or garbage that the next one collects, falls to both alike.
 */
async function overhead(): Promise<Measurement> {
  const bench = openWorkbench<SeriesTime>(SERIES)
  const worked = async (played: SeriesRequest['played'], seed: string): Promise<number> => {
    const { games, worked } = await bench.ask({ played, seed })
    return worked / games
  }
  try {
    const rounds: { readonly bare: number; readonly whole: number }[] = []
    for (let round = 0; round <= ROUNDS; round++) {
      const [one, other] = [`overhead ${round}`, `overhead ${round} again`]
      let bare = await worked('simulate', one)
      const whole = (await worked('tournament', one)) + (await worked('tournament', other))
      bare += await worked('simulate', other)
      // The first round warms up.
      if (round > 0) rounds.push({ bare, whole })
    }
    const runs = rounds.map(({ bare, whole }) => whole / bare)
    const rate = median(rounds.map(({ whole }) => 2 / whole))
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
