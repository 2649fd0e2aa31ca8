import { type Chance, imagine, Random, type Seat } from '@turnwright/kernel'
import type { CardGameState } from './card-game.ts'
import { answer, type BenchDefinition, type BenchGame, gamesOf, seatAsked } from './play.ts'

/** Early, in the middle and late: there is less to deal anew when more cards lie open. */
const AFTER_ANSWERS = [20, 60, 100, 140, 180, 220, 260, 300, 340]

/** What a search does most: deal what the asked seat cannot know anew, and answer the question in that fork. */
export function imagineAndAnswer(definition: BenchDefinition<CardGameState>): (chance: Chance) => number {
  const open = gamesOf(definition)
  const chance = Random.fromSeed('positions')
  const positions = AFTER_ANSWERS.map((answers) => {
    const game = open()
    game.run()
    for (let i = 0; i < answers; i++) answer(game, chance)
    return game
  })
  return (forkChance) => {
    for (const game of positions) imagineOnce(game, seatAsked(game), forkChance)
    return positions.length
  }
}

function imagineOnce(game: BenchGame<CardGameState>, seat: Seat, chance: Chance): void {
  const fork = imagine(game, seat, chance)
  if (fork === null) throw new Error('the fork did not reach the question')
  answer(fork, chance)
  if (fork.log.length !== 1) throw new Error('the fork did not take the answer')
}
