import { type GameModule, randomAgent } from '@turnwright/kernel'
import { type TicTacToeState, ticTacToe } from './rules/tic-tac-toe.ts'

export { CELLS, type Cell, type Mark, type TicTacToeState, type TicTacToeView, ticTacToe } from './rules/tic-tac-toe.ts'

export const ticTacToeModule: GameModule<TicTacToeState, Record<string, never>> = {
  definition: ticTacToe,
  about: { tagline: 'Three in a row, in a minute.', minutes: 1 },
  agents: { random: randomAgent },
}
