import { type Game, type Question, Random, randomSelection } from '@turnwright/kernel'
import { serveWorkbench } from '../workbench.ts'
import { playOut } from './play-out.ts'

/** Whole games in a stretch of work, and how long it took, in seconds. */
export interface RandomGames {
  readonly games: number
  /** Answers in their logs. */
  readonly decisions: number
  /** Of the main thread's processor time. */
  readonly worked: number
  /** By the clock on the wall. */
  readonly passed: number
}

/** A multiple of 15, so that games with fifteen decks meet all of them between two looks. */
const GAMES_BETWEEN_LOOKS = 45

/** In a process of its own: plays games of two at random for as many seconds as it is asked to. */
export function serveRandomGames<State, Options>(open: () => Game<State, Options>): void {
  const chance = Random.fromSeed('random')
  const responder = ({ selector }: Question) => randomSelection(selector, chance)
  const responders = [responder, responder]
  serveWorkbench((seconds) => workFor(Number(seconds), open, responders))
}

function workFor<State, Options>(
  seconds: number,
  open: () => Game<State, Options>,
  responders: Parameters<typeof playOut>[1],
): RandomGames {
  const before = workedSoFar()
  const began = performance.now()
  let games = 0
  let decisions = 0
  let worked = 0
  while (worked < seconds) {
    for (let n = 0; n < GAMES_BETWEEN_LOOKS; n++) {
      const game = open()
      // As the arena plays them: nobody reads what is told.
      game.silence()
      playOut(game, responders)
      games++
      decisions += game.log.length
    }
    worked = workedSoFar() - before
  }
  return { games, decisions, worked, passed: (performance.now() - began) / 1000 }
}

function workedSoFar(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1e6
}
