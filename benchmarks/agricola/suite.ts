import { type Measurement, type Suite } from '../figure.ts'
import { answerTimes } from '../playing/answer-times.ts'
import { lateAnswerTime } from '../playing/late-answer-time.ts'
import { rateOf } from '../playing/rate.ts'
import { openWorkbench } from '../workbench.ts'
import type { GreedyRecord } from './greedy-process.ts'

const RANDOM = new URL('./random-process.ts', import.meta.url)
const ANSWERS = new URL('./answer-process.ts', import.meta.url)
const LATE_ANSWERS = new URL('./late-answer-process.ts', import.meta.url)
const GREEDY_GAMES = new URL('./greedy-games-process.ts', import.meta.url)
const GAMES_A_RUN = 8

/** Agricola: how fast it plays, and how well. */
export const agricolaSuite: Suite = {
  id: 'agricola',
  figures: [
    {
      id: 'decisions-family',
      unit: 'a second',
      bar: { atLeast: 300_000 },
      measure: () => rateOf(RANDOM, 'decisions', ['none']),
    },
    {
      id: 'decisions-cards',
      unit: 'a second',
      bar: { atLeast: 180_000 },
      measure: () => rateOf(RANDOM, 'decisions', ['base']),
    },
    { id: 'answer-p99', unit: 'ms', bar: { atMost: 1 }, measure: () => answerTimes(ANSWERS, GAMES_A_RUN) },
    {
      id: 'answer-real',
      unit: 'µs',
      bar: { atMost: 60 },
      measure: () => lateAnswerTime(LATE_ANSWERS, 2 * GAMES_A_RUN),
    },
    {
      id: 'greedy-decisions',
      unit: 'a second',
      bar: { atLeast: 4_300 },
      measure: () => rateOf(GREEDY_GAMES, 'decisions'),
    },
    { id: 'greedy', unit: '% wins', bar: { atLeast: 99 }, measure: greedyAgainstRandom },
    { id: 'greedy-mean', unit: 'points', bar: { atLeast: 30 }, measure: greedyAgainstItself },
  ],
}

async function greedyAgainstRandom(): Promise<Measurement> {
  const { wins, games } = await askGreedy('against random')
  const value = (100 * wins) / games
  return { value, runs: [value], detail: `${wins} of ${games} games of two with cards, each deal with both seats` }
}

async function greedyAgainstItself(): Promise<Measurement> {
  const { mean, games } = await askGreedy('against itself')
  return { value: mean, runs: [mean], detail: `both seats of ${games} family games` }
}

async function askGreedy(request: string): Promise<GreedyRecord> {
  const bench = openWorkbench<GreedyRecord>(new URL('./greedy-process.ts', import.meta.url))
  try {
    return await bench.ask(request)
  } finally {
    bench.close()
  }
}
