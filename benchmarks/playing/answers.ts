import { type Game, project } from '@turnwright/kernel/host'
import { Random, randomSelection } from '@turnwright/kernel/search'
import { serveWorkbench } from '../workbench.ts'
import { mustBeOver } from './play-out.ts'

/** All but one in a hundred answers took at most so long, in milliseconds. */
export interface AnswerTimes {
  readonly p99: number
  readonly median: number
  readonly answers: number
}

/** In a process of its own: random games through `respondToInputRequest`, each answer followed by what its seat is shown. */
export function serveAnswers<State, Options>(open: () => Game<State, Options>): void {
  const chance = Random.fromSeed('answers')
  serveWorkbench((games) => measure(Number(games), open, chance))
}

function measure<State, Options>(games: number, open: () => Game<State, Options>, chance: Random): AnswerTimes {
  const times: number[] = []
  for (let n = 0; n < games; n++) {
    const game = open()
    game.run()
    while (game.waiting !== null) times.push(timeOfAnswer(game, chance))
    mustBeOver(game)
  }
  times.sort((a, b) => a - b)
  return { p99: at(times, 0.99), median: at(times, 0.5), answers: times.length }
}

function timeOfAnswer<State, Options>(game: Game<State, Options>, chance: Random): number {
  const selector = game.waiting?.selectors[0]
  if (selector === undefined) throw new Error('nobody is asked anything')
  const { actor, title } = selector
  const selection = randomSelection(selector, chance)
  const seat = game.players.findIndex(({ name }) => name === actor)
  const began = performance.now()
  game.respondToInputRequest({ actor, title, selection })
  project(game as never, seat)
  return performance.now() - began
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] as number
}
