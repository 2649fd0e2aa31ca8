import { type FigureSpec, type Measurement, type Suite } from '../figure.ts'
import { lateAnswerTime } from '../playing/late-answer-time.ts'
import { rateOf } from '../playing/rate.ts'
import { amount } from '../report.ts'
import { openWorkbench } from '../workbench.ts'
import type { Answering } from './answers-process.ts'
import { interval } from './balance.ts'
import { balanceFigures } from './balance-figures.ts'
import type { GreedyRecord } from './greedy-process.ts'
import type { Strength } from './strength-process.ts'

const RANDOM = new URL('./random-process.ts', import.meta.url)
const LATE_ANSWERS = new URL('./late-answer-process.ts', import.meta.url)
const GREEDY_PLAY = new URL('./greedy-games-process.ts', import.meta.url)
const LATE_GAMES_A_RUN = 15
const GREEDY_GAMES = 400
const BEFORE_GAMES = 2_000
const ANSWERED_GAMES = 450

/** Lords of Estraven: how fast it plays, how well, and how fair its decks are. */
export const estravenSuite: Suite = {
  id: 'estraven',
  figures: [
    { id: 'games', unit: 'a second', bar: { atLeast: 1_000 }, measure: () => rateOf(RANDOM, 'games') },
    {
      id: 'decisions',
      unit: 'a second',
      bar: { atLeast: 320_000 },
      measure: () => rateOf(RANDOM, 'decisions'),
    },
    {
      id: 'answer-real',
      unit: 'µs',
      bar: { atMost: 40 },
      measure: () => lateAnswerTime(LATE_ANSWERS, LATE_GAMES_A_RUN),
    },
    {
      id: 'greedy-decisions',
      unit: 'a second',
      bar: { atLeast: 44_000 },
      measure: () => rateOf(GREEDY_PLAY, 'decisions'),
    },
    { id: 'greedy', unit: '% wins', bar: { atLeast: 90 }, measure: greedyAgainstRandom },
    { id: 'answers', unit: 'a game', bar: { atLeast: 2.6 }, measure: answersOfGreedy },
    ...balanceFigures,
    ...againstBefore(),
  ],
}

async function greedyAgainstRandom(): Promise<Measurement> {
  const bench = openWorkbench<GreedyRecord>(new URL('./greedy-process.ts', import.meta.url))
  try {
    const { wins, games } = await bench.ask(GREEDY_GAMES)
    const value = (100 * wins) / games
    return { value, runs: [value], detail: `${wins} of ${games} games with mirrored decks, each deal with both seats` }
  } finally {
    bench.close()
  }
}

async function answersOfGreedy(): Promise<Measurement> {
  const bench = openWorkbench<Answering>(new URL('./answers-process.ts', import.meta.url))
  try {
    const { questions, answers } = await bench.ask(ANSWERED_GAMES)
    const detail = `to ${amount(questions)} questions of priority, over ${ANSWERED_GAMES} games of greedy against itself`
    return { value: answers, runs: [answers], detail }
  } finally {
    bench.close()
  }
}

/** Only where another checkout is named: what greedy was before is no part of this one. */
function againstBefore(): readonly FigureSpec[] {
  if (process.env['BEFORE'] === undefined) return []
  return [{ id: 'greedy-before', unit: '% wins', bar: { atLeast: 55 }, measure: greedyAgainstBefore }]
}

async function greedyAgainstBefore(): Promise<Measurement> {
  const bench = openWorkbench<Strength>(new URL('./strength-process.ts', import.meta.url))
  try {
    const { wins, games, answers } = await bench.ask(BEFORE_GAMES)
    const value = (100 * wins) / games
    const [low, high] = interval(wins, games).map((share) => amount(100 * share))
    const detail =
      `${low} to ${high} % with 95 % confidence over ${games} games, each deal from both seats; ` +
      `${answers[0].toFixed(2)} answers a game, before ${answers[1].toFixed(2)}`
    return { value, runs: [value], detail }
  } finally {
    bench.close()
  }
}
