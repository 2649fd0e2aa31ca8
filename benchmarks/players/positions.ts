import { agentOf } from '@turnwright/arena'
import type { GameModule } from '@turnwright/kernel'
import { createGame } from '@turnwright/kernel/host'
import { deriveSeed, type Question, Random } from '@turnwright/kernel/search'
import type { Match } from './matches.ts'

/** Plays games of two with the game's own player in both seats, and shows every question until `look` has seen enough. */
export function showPositions(module: GameModule, match: Match, look: (question: Question) => 'more' | 'enough'): void {
  const kind = agentOf(module, match.rival)
  let enough = false
  for (let number = 0; !enough; number++) {
    const seed = deriveSeed(`bench positions ${match.id}`, number)
    const options = match.options[number % match.options.length]
    const game = createGame(module.definition, { players: ['Ana', 'Bo'], seed, options })
    game.keepCheckpoints()
    for (const seat of [0, 1]) {
      const policy = kind.create(Random.fromSeed(`${seed} ${seat}`))
      game.seatResponder(seat, (question) => {
        if (!enough) enough = look(question) === 'enough'
        return policy(question)
      })
    }
    game.run()
  }
}
