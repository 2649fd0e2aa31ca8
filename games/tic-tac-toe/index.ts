import { type GameModule, randomAgent } from '@turnwright/kernel'
import { searchAgent } from '@turnwright/search'
import type { Line } from './rules/lines.ts'
import type { Ask } from './rules/questions.ts'
import { type TicTacToeState, type TicTacToeView, ticTacToe } from './rules/tic-tac-toe.ts'

export { CELLS, type Cell } from './rules/cells.ts'
export type { Line } from './rules/lines.ts'
export type { Ask } from './rules/questions.ts'
export { type Mark, type TicTacToeState, type TicTacToeView, ticTacToe } from './rules/tic-tac-toe.ts'

export const ticTacToeModule: GameModule<TicTacToeState, Record<string, never>, TicTacToeView, Ask | Line> = {
  definition: ticTacToe,
  about: { tagline: 'Three in a row, in a minute.', minutes: 1 },
  agents: {
    random: randomAgent,
    search: searchAgent('Plays every move out many times in its head.', {
      playouts: 400,
      width: 9,
      rollout: randomAgent,
    }),
  },
}
