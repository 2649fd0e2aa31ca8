import type { Responder } from '@turnwright/kernel/host'
import { type Chance, imagine, type Question, Random } from '@turnwright/kernel/search'
import { type CardGameState, cardGame } from './card-game.ts'
import { answer, type BenchGame, gamesOf, seatAsked } from './play.ts'

/** Early, in the middle and late: there is less to deal anew when more cards lie open. */
const AFTER_ANSWERS = [20, 60, 100, 140, 180, 220, 260, 300, 340]

type Fork = BenchGame<CardGameState>

/** Deals anew what the asked seat cannot know, and hands in an answer to the fork, which then waits for the next. */
export function imagineAndHandIn(): (chance: Chance) => number {
  const positions = cardPositions()
  return (chance) => {
    for (const game of positions) {
      const fork = imagine(game, seatAsked(game), chance)
      if (fork !== null) answer(fork, chance)
      mustHaveOneAnswer(fork)
    }
    return positions.length
  }
}

/** The same with the answer from a responder that sits in the fork, as a search does: the step runs only once. */
export function imagineAndRespond(): (chance: Chance) => number {
  const positions = cardPositions()
  return (chance) => {
    let answers = 0
    const respond: Responder = (question: Question) => (answers++ === 0 ? question.randomAnswer(chance) : undefined)
    const responders = [respond, respond]
    for (const game of positions) {
      answers = 0
      mustHaveOneAnswer(imagine(game, seatAsked(game), chance, responders))
    }
    return positions.length
  }
}

function cardPositions(): Fork[] {
  const open = gamesOf(cardGame())
  const chance = Random.fromSeed('positions')
  return AFTER_ANSWERS.map((answers) => {
    const game = open()
    game.run()
    for (let i = 0; i < answers; i++) answer(game, chance)
    return game
  })
}

function mustHaveOneAnswer(fork: Fork | null): void {
  if (fork === null) throw new Error('the fork did not reach the question')
  if (fork.log.length !== 1 || fork.waiting === null) throw new Error('the fork did not take one answer and wait')
}
