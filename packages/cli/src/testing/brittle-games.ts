import type { GameModule } from '@turnwright/kernel'
import { type TicTacToeState, ticTacToe, ticTacToeModule } from '@turnwright/tic-tac-toe'

/** Tic-tac-toe whose third deal fails at its first question. */
const brittle: GameModule<TicTacToeState, Record<string, never>> = {
  ...ticTacToeModule,
  definition: {
    ...ticTacToe,
    id: 'brittle',
    step(game) {
      if (game.table.seed.endsWith('/2')) throw new TypeError('the board is bent')
      ticTacToe.step(game)
    },
  },
}

export const games = [brittle]
export const gamesUrl = import.meta.url
