import { type FigureSpec, type Measurement, median } from '../figure.ts'
import { amount } from '../report.ts'
import { openWorkbench } from '../workbench.ts'
import type { RandomDuels } from './random-process.ts'

const ROUNDS = 7
const SECONDS_A_ROUND = 1
const SECONDS_OF_WARM_UP = 3

/** How fast duels are played at random, one core, all pairs of the ready decks. */
export const randomFigures: readonly FigureSpec[] = [
  { id: 'games', unit: 'a second', bar: { atLeast: 900 }, measure: () => randomRate(({ games }) => games) },
  {
    id: 'decisions',
    unit: 'a second',
    bar: { atLeast: 150_000 },
    measure: () => randomRate(({ decisions }) => decisions),
  },
]

async function randomRate(count: (duels: RandomDuels) => number): Promise<Measurement> {
  const bench = openWorkbench<RandomDuels>(new URL('./random-process.ts', import.meta.url))
  try {
    await bench.ask(SECONDS_OF_WARM_UP)
    const rounds: RandomDuels[] = []
    for (let round = 0; round < ROUNDS; round++) rounds.push(await bench.ask(SECONDS_A_ROUND))
    const runs = rounds.map((round) => count(round) / round.worked)
    const clock = median(rounds.map((round) => count(round) / round.passed))
    const length = median(rounds.map(({ decisions, games }) => decisions / games))
    const detail = `by the wall clock ${amount(clock)}/s; ${amount(length)} decisions a game`
    return { value: median(runs), runs, detail }
  } finally {
    bench.close()
  }
}
