import { type Measurement, median } from '../figure.ts'
import { amount } from '../report.ts'
import { openWorkbench } from '../workbench.ts'
import type { PlayedGames } from './games.ts'

const ROUNDS = 7
const SECONDS_A_ROUND = 1
const SECONDS_OF_WARM_UP = 3

/** How many games or decisions a second of the processor's time, in a process that serves games. */
export async function rateOf(
  process: URL,
  counted: 'games' | 'decisions',
  args: readonly string[] = [],
): Promise<Measurement> {
  const bench = openWorkbench<PlayedGames>(process, { args: [...args] })
  try {
    await bench.ask(SECONDS_OF_WARM_UP)
    const rounds: PlayedGames[] = []
    for (let round = 0; round < ROUNDS; round++) rounds.push(await bench.ask(SECONDS_A_ROUND))
    const runs = rounds.map((round) => round[counted] / round.worked)
    const clock = median(rounds.map((round) => round[counted] / round.passed))
    const games = median(rounds.map((round) => round.games / round.worked))
    const length = median(rounds.map((round) => round.decisions / round.games))
    const detail = `by the wall clock ${amount(clock)}/s; ${amount(games)} games/s of ${amount(length)} decisions`
    return { value: median(runs), runs, detail }
  } finally {
    bench.close()
  }
}
