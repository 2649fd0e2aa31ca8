import { agentOf } from '@turnwright/arena'
import type { GameModule } from '@turnwright/kernel'
import { createGame } from '@turnwright/kernel/host'
import { deriveSeed, type Question, Random } from '@turnwright/kernel/search'
import type { Company } from './companies.ts'

/** Plays games with the game's own player in every seat, and shows every question until `look` has seen enough. */
export function showPositions(
  module: GameModule,
  company: Company,
  look: (question: Question) => 'more' | 'enough',
): void {
  const kind = agentOf(module, company.agent)
  const players = Array.from({ length: company.players }, (_, seat) => `player ${seat + 1}`)
  let enough = false
  for (let number = 0; !enough; number++) {
    const seed = deriveSeed(`bench positions ${company.id}`, number)
    const options = company.options[number % company.options.length]
    const game = createGame(module.definition, { players, seed, options })
    game.keepCheckpoints()
    for (const { seat } of game.players) {
      const policy = kind.create(Random.fromSeed(`${seed} ${seat}`))
      game.seatResponder(seat, (question) => {
        if (!enough) enough = look(question) === 'enough'
        return policy(question)
      })
    }
    game.run()
  }
}
