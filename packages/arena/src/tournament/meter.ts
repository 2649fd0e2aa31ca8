import type { Responder } from '@turnwright/kernel/host'
import { wallClock } from '@turnwright/search'
import { processorClock } from '../match/processor-clock.ts'

/** So often an operating system counts whose time it was. */
const TICK_MS = 4

/** How long some answers of a seat took. */
export class Meter {
  /** How many answers were timed, and how many milliseconds those took. */
  timed = 0
  thought = 0
  readonly isOfOutsider: boolean

  constructor(isOfOutsider: boolean) {
    this.isOfOutsider = isOfOutsider
  }

  watch(responder: Responder, sampling: Sampling): Responder {
    return (question) => {
      if (!sampling.isDue()) return responder(question)
      const worked = sampling.isOfLong ? processorClock() : null
      const began = wallClock()
      const answer = responder(question)
      const passed = wallClock() - began
      sampling.isOfLong = passed >= TICK_MS
      // The clock is exact and counts what others do; the processor's counts in ticks, and what we do alone.
      const isLong = worked !== null && sampling.isOfLong
      this.count(isLong ? Math.min(passed, Math.max(1, processorClock() - worked)) : passed)
      return answer
    }
  }

  /** An answer was timed. */
  count(ms: number): void {
    this.timed++
    this.thought += ms
  }
}

/** One of so many games of a quick agent is watched, and one of so many of its answers there is timed. */
const GAMES_A_WATCH = 29
const ANSWERS_A_LOOK = 8
/** Until it was looked at so often, all its games are watched: short tournaments should know what they cost as well. */
const FIRST_LOOKS = 32

/**
 * Picks the answers of an agent that are timed, from game to game: all of a slow one, few of a quick one, because two
 * looks at a clock take longer than some agents think, and even counting to the next look is felt where nobody does.
 */
export class Sampling {
  readonly #games: number
  readonly #answers: number
  #looks = 0
  #gamesLeft = 1
  #answersLeft: number
  /** Whether the last one took long. Of those the processor's time is asked for too, which itself takes longer than a quick answer. */
  isOfLong = false

  constructor(isSlow: boolean) {
    this.#games = isSlow ? 1 : GAMES_A_WATCH
    this.#answers = isSlow ? 1 : ANSWERS_A_LOOK
    this.#answersLeft = this.#answers
  }

  /** Whether the game that begins is watched. */
  watchesNext(): boolean {
    if (--this.#gamesLeft > 0) return false
    this.#gamesLeft = this.#looks < FIRST_LOOKS ? 1 : this.#games
    return true
  }

  isDue(): boolean {
    if (--this.#answersLeft > 0) return false
    this.#answersLeft = this.#answers
    this.#looks++
    return true
  }
}
