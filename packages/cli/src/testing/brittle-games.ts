import type { GameModule } from '@turnwright/kernel'
import { Random } from '@turnwright/kernel/search'
import { type TicTacToeState, ticTacToe, ticTacToeModule } from '@turnwright/tic-tac-toe'

/** Tic-tac-toe draws nothing itself, so the first draw of a game is a mark of its deal. */
const MARKS = 2 ** 31
const BENT = Random.keyed("Bo's luck/2").int(MARKS)

/** Tic-tac-toe that fails at the first question of the third deal of a series. */
const brittle: GameModule<TicTacToeState, Record<string, never>> = {
  ...ticTacToeModule,
  definition: {
    ...ticTacToe,
    id: 'brittle',
    step(game) {
      const isFirst = game.state.cells.every((cell) => cell === null)
      if (isFirst && game.random.int(MARKS) === BENT) throw new TypeError('the board is bent')
      ticTacToe.step(game)
    },
  },
}

export const games: readonly GameModule<TicTacToeState, Record<string, never>>[] = [brittle]
export const gamesUrl: string = import.meta.url
