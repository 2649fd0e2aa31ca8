import type { GameModule } from '@turnwright/kernel'
import { findGame, GAMES_URL } from '../find-game.ts'

const sound = await findGame(GAMES_URL, 'tic-tac-toe')
const { definition, agents } = sound

/** Fails at the third question of every game whose deal is number 7. */
const brittle: GameModule = {
  ...sound,
  definition: {
    ...definition,
    id: 'brittle',
    step(game) {
      if (game.table.seed.endsWith('/7') && game.timeline.length === 2) throw new TypeError('the board is bent')
      definition.step(game)
    },
  },
  agents: {
    ...agents,
    clumsy: {
      about: 'Throws.',
      create: () => () => {
        throw new RangeError('dropped the chalk')
      },
    },
  },
}

export const games: readonly GameModule[] = [brittle]
export const gamesUrl = import.meta.url
