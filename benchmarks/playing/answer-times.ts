import { type Measurement, median } from '../figure.ts'
import { amount } from '../report.ts'
import { openWorkbench } from '../workbench.ts'
import type { AnswerTimes } from './answers.ts'

const RUNS = 9

/** How long all but one in a hundred answers take, in a process that serves answers. */
export async function answerTimes(process: URL, gamesARun: number): Promise<Measurement> {
  const bench = openWorkbench<AnswerTimes>(process)
  try {
    await bench.ask(gamesARun)
    const times: AnswerTimes[] = []
    for (let run = 0; run < RUNS; run++) times.push(await bench.ask(gamesARun))
    const runs = times.map(({ p99 }) => p99)
    const usual = median(times.map((each) => each.median))
    const detail = `half of them take ${amount(usual)} ms; ${amount(times[0]?.answers ?? 0)} answers a run`
    return { value: median(runs), runs, detail }
  } finally {
    bench.close()
  }
}
