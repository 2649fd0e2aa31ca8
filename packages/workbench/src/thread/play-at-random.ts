import { type GameModule, randomAgent } from '@turnwright/kernel'
import { createGame, type LogEntry, type TableRequest } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import type { BrokenRun, RandomRun } from '../wire.ts'
import { faultWords } from './broken-rules.ts'

const GAMES = 10
/** More answers than games take. */
const MOST_ANSWERS = 20_000

/** A game that broke, so that its author can stand where it did. */
export interface BrokenGame extends BrokenRun {
  readonly log: readonly LogEntry[]
}

export interface RandomGames {
  readonly run: RandomRun
  readonly broken: readonly BrokenGame[]
}

/** Plays ten games at random at tables like this one. */
export function playAtRandom({ definition }: GameModule, table: TableRequest, onAnswer: () => void): RandomGames {
  const lengths: number[] = []
  const broken: BrokenGame[] = []
  const began = performance.now()
  for (let at = 1; at <= GAMES; at++) {
    const seed = `${table.seed} at random ${at}`
    const game = createGame(definition, { ...table, seed })
    let answers = 0
    for (const { seat } of game.players) {
      const answer = randomAgent.create(Random.fromSeed(`${seed}, seat ${seat}`))
      game.seatResponder(seat, (question) => {
        if (++answers > MOST_ANSWERS) throw new Error(`nobody has won after ${MOST_ANSWERS} answers: does it ever end?`)
        onAnswer()
        return answer(question)
      })
    }
    game.run()
    lengths.push(game.log.length)
    if (game.fault !== null)
      broken.push({ seed, answers: game.log.length, reason: faultWords(game.fault), log: game.log })
  }
  const seconds = (performance.now() - began) / 1_000
  return {
    run: {
      games: GAMES,
      fewest: Math.min(...lengths),
      most: Math.max(...lengths),
      gamesPerSecond: GAMES / seconds,
      broken: broken.map(({ seed, answers, reason }) => ({ seed, answers, reason })),
    },
    broken,
  }
}
