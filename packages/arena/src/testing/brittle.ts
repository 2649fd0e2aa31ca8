import type { GameModule } from '@turnwright/kernel'
import { Random } from '@turnwright/kernel/search'
import { findGame, GAMES_URL } from '../find-game.ts'

const sound = await findGame(GAMES_URL, 'tic-tac-toe')
const { definition, agents } = sound

/** Tic-tac-toe draws nothing itself, so the first draw of a game is a mark of its deal. */
const MARKS = 2 ** 31
const BENT = Random.keyed('s/7').int(MARKS)

/** Fails at the third question of deal 7 of the series `s`. */
const brittle: GameModule = {
  ...sound,
  definition: {
    ...definition,
    id: 'brittle',
    step(game) {
      const { cells } = game.state as { cells: readonly unknown[] }
      const isThird = cells.filter((cell) => cell !== null).length === 2
      if (isThird && game.random.int(MARKS) === BENT) throw new TypeError('the board is bent')
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
export const gamesUrl: string = import.meta.url
