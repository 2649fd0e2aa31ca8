import { type Measurement, median } from '../figure.ts'
import { amount } from '../report.ts'
import { openWorkbench } from '../workbench.ts'
import type { LateAnswers } from './late-answers.ts'

const RUNS = 9

/** How long an answer late in a game takes with what its seat is then shown, in a process that serves late answers. */
export async function lateAnswerTime(process: URL, gamesARun: number): Promise<Measurement> {
  const bench = openWorkbench<LateAnswers>(process)
  try {
    await bench.ask(2 * gamesARun)
    const times: LateAnswers[] = []
    for (let run = 0; run < RUNS; run++) times.push(await bench.ask(gamesARun))
    const runs = times.map((each) => each.median)
    return { value: median(runs), runs, detail: `the middle one of ${amount(times[0]?.answers ?? 0)} answers a run` }
  } finally {
    bench.close()
  }
}
