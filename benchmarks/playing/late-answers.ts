import type { AgentKind, Seat } from '@turnwright/kernel'
import { type AnswerEntry, Game, project } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { serveWorkbench } from '../workbench.ts'
import { mustBeOver, playOut } from './play-out.ts'

/** The middle one of the times that answers late in a game took, in microseconds. */
export interface LateAnswers {
  readonly median: number
  readonly answers: number
}

/** How much of a game lies behind before an answer is late. */
const EARLY = 2 / 3

/**
 * In a process of its own: games that an agent plays against itself are played again through `respondToInputRequest`. Each late
 * answer is timed, with what its seat is shown after it.
 */
export function serveLateAnswers<State, Options>(open: () => Game<State, Options>, kind: AgentKind | undefined): void {
  if (kind === undefined) throw new Error('there is no such agent')
  const responder = kind.create(Random.fromSeed('late answers'))
  serveWorkbench((games) => {
    const times: number[] = []
    for (let n = 0; n < Number(games); n++) {
      const game = open()
      playOut(
        game,
        game.players.map(() => responder),
      )
      timeAgain(game, times)
    }
    times.sort((a, b) => a - b)
    return { median: 1_000 * (times[times.length >> 1] as number), answers: times.length }
  })
}

function timeAgain<State, Options>(played: Game<State, Options>, times: number[]): void {
  const game = new Game(played.definition, played.table)
  game.run()
  const answers = played.log.flatMap((entry) => (entry.kind === 'answer' ? [entry] : []))
  const late = Math.floor(answers.length * EARLY)
  for (const [at, { seat, selection }] of answers.entries()) {
    const took = timeOf(game, seat, selection)
    if (at >= late) times.push(took)
  }
  mustBeOver(game)
}

function timeOf<State, Options>(game: Game<State, Options>, seat: Seat, selection: AnswerEntry['selection']): number {
  const actor = game.player(seat).name
  const title = game.waiting?.selectors.find((selector) => selector.actor === actor)?.title
  if (title === undefined) throw new Error(`${actor} is asked nothing`)
  const began = performance.now()
  game.respondToInputRequest({ actor, title, selection })
  project(game as never, seat)
  return performance.now() - began
}
