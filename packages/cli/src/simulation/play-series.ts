import {
  BrokenSeries,
  reportOf,
  type Run,
  runSimulation,
  type SimulationPlan,
  type SimulationReport,
} from '@turnwright/arena'
import { Failure } from '../mistake.ts'
import type { Terminal } from '../terminal.ts'
import { brokenText } from './broken-text.ts'
import { progressBar, seldom } from './progress-bar.ts'

/** Plays a series with a line of progress. A game that breaks is a failure that says how to see it again. */
export async function playSeries(
  plan: SimulationPlan,
  run: Omit<Run, 'progress'>,
  options: readonly string[],
  terminal: Terminal,
): Promise<SimulationReport> {
  const begun = performance.now()
  const progress = seldom(
    (done: number) => terminal.progress(progressBar(done, plan.games)),
    () => performance.now(),
  )
  try {
    const tally = await runSimulation(plan, { ...run, progress })
    return reportOf(plan, run.workers, tally, (performance.now() - begun) / 1000)
  } catch (thrown) {
    if (thrown instanceof BrokenSeries) throw new Failure(brokenText(thrown.game, plan, options))
    throw thrown
  } finally {
    terminal.progress('')
  }
}
