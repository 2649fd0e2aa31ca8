import type { Game, Responder } from '@turnwright/kernel/host'
import { serveWorkbench } from '../workbench.ts'
import { playOut } from './play-out.ts'

/** Whole games in a stretch of work, and how long it took, in seconds. */
export interface PlayedGames {
  readonly games: number
  /** Answers in their logs. */
  readonly decisions: number
  /** Of the main thread's processor time. */
  readonly worked: number
  /** By the clock on the wall. */
  readonly passed: number
}

/** In a process of its own: plays games with these programs for as many seconds as it is asked to. */
export function serveGames<State, Options>(
  open: () => Game<State, Options>,
  responders: readonly Responder[],
  gamesBetweenLooks: number,
): void {
  serveWorkbench((seconds) => workFor(Number(seconds), open, responders, gamesBetweenLooks))
}

function workFor<State, Options>(
  seconds: number,
  open: () => Game<State, Options>,
  responders: readonly Responder[],
  gamesBetweenLooks: number,
): PlayedGames {
  const before = workedSoFar()
  const began = performance.now()
  let games = 0
  let decisions = 0
  let worked = 0
  while (worked < seconds) {
    for (let n = 0; n < gamesBetweenLooks; n++) {
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
