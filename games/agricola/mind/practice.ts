import { createGame, type Responder } from '@turnwright/kernel/host'
import { type Chance, Random } from '@turnwright/kernel/search'
import { agricola } from '../rules/agricola.ts'
import type { AgricolaOptions } from '../rules/options.ts'
import type { World } from './world.ts'

const NAMES = ['ana', 'bo', 'cy', 'di']

/** Imagines a game from its first question on, and plays it out with the players that `seating` gives for it. */
export function practise(
  seed: string,
  options: Partial<AgricolaOptions>,
  seating: (world: World, chance: Chance) => readonly Responder[],
  players = 2,
): World | null {
  const game = createGame(agricola, { players: NAMES.slice(0, players), seed, options })
  const chance = Random.fromSeed(seed)
  let played: World | null = null
  // Whoever is asked first imagines the game, and leaves the question open.
  for (const { seat } of game.players)
    game.seatResponder(seat, (question) => {
      played ??= question.playOut(chance, (world) => seating(world as World, chance)) as World | null
      return undefined
    })
  game.run()
  return played
}
