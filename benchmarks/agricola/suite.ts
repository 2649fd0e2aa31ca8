import { type Measurement, median, type Suite } from '../figure.ts'
import { amount } from '../report.ts'
import { openWorkbench } from '../workbench.ts'
import type { AnswerTimes } from './answer-process.ts'
import type { GreedyRecord } from './greedy-process.ts'
import type { RandomGames } from './random-process.ts'

const ROUNDS = 7
const SECONDS_A_ROUND = 1
const SECONDS_OF_WARM_UP = 3
const ANSWER_RUNS = 9
const GAMES_A_RUN = 8

/** Agricola: how fast it plays, and how well. */
export const agricolaSuite: Suite = {
  id: 'agricola',
  figures: [
    { id: 'decisions-family', unit: 'a second', bar: { atLeast: 150_000 }, measure: () => randomRate('none') },
    { id: 'decisions-cards', unit: 'a second', bar: { atLeast: 150_000 }, measure: () => randomRate('base') },
    { id: 'answer-p99', unit: 'ms', bar: { atMost: 1 }, measure: answerTimes },
    { id: 'greedy', unit: '% wins', bar: { atLeast: 99 }, measure: greedyAgainstRandom },
    { id: 'greedy-mean', unit: 'points', bar: { atLeast: 30 }, measure: greedyAgainstItself },
  ],
}

async function randomRate(cards: 'none' | 'base'): Promise<Measurement> {
  const bench = openWorkbench<RandomGames>(new URL('./random-process.ts', import.meta.url), { args: [cards] })
  try {
    await bench.ask(SECONDS_OF_WARM_UP)
    const rounds: RandomGames[] = []
    for (let round = 0; round < ROUNDS; round++) rounds.push(await bench.ask(SECONDS_A_ROUND))
    const runs = rounds.map(({ decisions, worked }) => decisions / worked)
    const clock = median(rounds.map(({ decisions, passed }) => decisions / passed))
    const games = median(rounds.map(({ games: n, worked }) => n / worked))
    const length = median(rounds.map(({ decisions, games: n }) => decisions / n))
    const detail = `by the wall clock ${amount(clock)}/s; ${amount(games)} games/s of ${amount(length)} decisions`
    return { value: median(runs), runs, detail }
  } finally {
    bench.close()
  }
}

async function answerTimes(): Promise<Measurement> {
  const bench = openWorkbench<AnswerTimes>(new URL('./answer-process.ts', import.meta.url))
  try {
    await bench.ask(GAMES_A_RUN)
    const times: AnswerTimes[] = []
    for (let run = 0; run < ANSWER_RUNS; run++) times.push(await bench.ask(GAMES_A_RUN))
    const runs = times.map(({ p99 }) => p99)
    const usual = median(times.map((each) => each.median))
    const detail = `half of them take ${amount(usual)} ms; ${amount(times[0]?.answers ?? 0)} answers a run`
    return { value: median(runs), runs, detail }
  } finally {
    bench.close()
  }
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
