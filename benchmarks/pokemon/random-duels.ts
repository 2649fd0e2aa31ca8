import type { FigureSpec } from '../figure.ts'
import { lateAnswerTime } from '../playing/late-answer-time.ts'
import { rateOf } from '../playing/rate.ts'

const RANDOM = new URL('./random-process.ts', import.meta.url)
const LATE_ANSWERS = new URL('./late-answer-process.ts', import.meta.url)
const GREEDY_GAMES = new URL('./greedy-games-process.ts', import.meta.url)
const DUELS_A_RUN = 24

/** How fast duels are played, one core, all pairs of the ready decks. */
export const randomFigures: readonly FigureSpec[] = [
  { id: 'games', unit: 'a second', bar: { atLeast: 900 }, measure: () => rateOf(RANDOM, 'games') },
  {
    id: 'decisions',
    unit: 'a second',
    bar: { atLeast: 340_000 },
    measure: () => rateOf(RANDOM, 'decisions'),
  },
  {
    id: 'answer-real',
    unit: 'µs',
    bar: { atMost: 40 },
    measure: () => lateAnswerTime(LATE_ANSWERS, DUELS_A_RUN),
  },
  {
    id: 'greedy-decisions',
    unit: 'a second',
    bar: { atLeast: 22_000 },
    measure: () => rateOf(GREEDY_GAMES, 'decisions'),
  },
]
