import { type Question, Random, randomSelection } from '@turnwright/kernel'
import { serveWorkbench } from '../workbench.ts'
import { duels, playOut } from './tables.ts'

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

const GAMES_BETWEEN_LOOKS = 20
const chance = Random.fromSeed('random')
const open = duels('random')
const responder = ({ selector }: Question) => randomSelection(selector, chance)

serveWorkbench((seconds) => workFor(Number(seconds)))

function workFor(seconds: number): RandomGames {
  const before = workedSoFar()
  const began = performance.now()
  let games = 0
  let decisions = 0
  let worked = 0
  while (worked < seconds) {
    for (let n = 0; n < GAMES_BETWEEN_LOOKS; n++) {
      const game = open()
      playOut(game, [responder, responder])
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
