import { type GameModule, randomAgent } from '@turnwright/kernel'
import { legalAnswers } from '@turnwright/kernel/search'
import { plainMind } from '@turnwright/search'
import { type TicTacToeState, ticTacToeModule } from '@turnwright/tic-tac-toe'

const CELLS = 9

/** Tic-tac-toe with something to look at: where one's own marks are, and where the other's. */
const learnable = {
  ...ticTacToeModule,
  mind: {
    ...plainMind(randomAgent),
    // Every free cell, in order: who thinks ahead finds out which of them is good.
    rank: ({ selector }) =>
      [...legalAnswers(selector)].map((answer, _at, { length }) => ({ answer, prior: 1 / length })),
    turn: ({ state }) => (state as TicTacToeState).cells.filter((cell) => cell !== null).length,
    features: {
      count: 2 * CELLS,
      schema: 'own marks, marks of the other',
      write({ state }, seat, into) {
        for (const [at, cell] of (state as TicTacToeState).cells.entries())
          if (cell !== null) into[(cell === seat ? 0 : CELLS) + at] = 1
      },
    },
  },
} satisfies GameModule

export const games: readonly GameModule[] = [learnable]
